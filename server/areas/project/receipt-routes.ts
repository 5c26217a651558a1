import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ROOM_URL } from '#domain/project/room.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { findOrder } from '#server/areas/payment/order-store.ts';
import { sendReceipt } from '#server/areas/payment/send-receipt.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { requireRoom, roomOf } from './access.ts';

/** The receipts of a project's own payments, for whoever holds its link. */
export const roomReceiptRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireRoom(app, services);
    app.get(
      `${ROOM_URL}/receipts/:orderId.pdf`,
      {
        config: limited('document'),
        schema: { summary: 'The receipt of a payment', params: z.object({ orderId: z.uuid() }) },
      },
      async (request, reply) => {
        const order = await findOrder(services.db, request.params.orderId);
        const content = services.content.served.in(languageOfRequest(request));
        return sendReceipt(content, reply, order?.projectId === roomOf(request).id ? order : undefined);
      },
    );
  };

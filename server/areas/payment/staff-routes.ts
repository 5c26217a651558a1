import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { newRefundSchema, refundAnswerSchema } from '#domain/project/project-file.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Services } from '#server/services.ts';
import { refundOrder } from './refund-order.ts';

export const refundRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const call = staffCall({
      summary: 'Give back a payment, whole or in part (staff)',
      params: z.object({ id: z.uuid() }),
      body: newRefundSchema,
      response: { 200: refundAnswerSchema },
    });
    app.post(
      '/api/staff/orders/:id/refunds',
      { ...call, config: { ...call.config, idempotent: true } },
      async (request) =>
        refundOrder(services, {
          id: request.creationId,
          orderId: request.params.id,
          staffId: signedIn(request).id,
          amountCents: request.body.amountCents,
          reason: request.body.reason,
        }),
    );
  };

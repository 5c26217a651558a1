import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  CONNECTIONS_URL,
  connectionTestSchema,
  deliveryPageSchema,
  deliverySchema,
} from '#domain/webhook/connections.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { deliveriesPage, findConnection, findDelivery, sendAgain } from './connection-store.ts';

const params = z.object({ id: z.uuid() });

/** What was sent to one connection, a test, and sending something once more. */
export const deliveryRoutes =
  ({ db, webhooks }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${CONNECTIONS_URL}/:id/deliveries`,
      staffCall({
        summary: 'What was sent to a connection, newest first (owners)',
        params,
        querystring: z.object({ after: z.uuid().optional() }),
        response: { 200: deliveryPageSchema },
      }),
      async ({ params: { id }, query: { after } }) => {
        await findConnection(db, id);
        return deliveriesPage(db, id, after);
      },
    );

    app.post(
      `${CONNECTIONS_URL}/:id/test`,
      staffCall(
        {
          summary: 'Send invented words to a connection, and answer what came back (owners)',
          params,
          body: connectionTestSchema,
          response: { 200: deliverySchema },
        },
        'document',
      ),
      async (request) => {
        const { name, id } = await findConnection(db, request.params.id);
        await audit(db, signedIn(request).id, 'test-connection', `connection/${id}`, { name });
        const sent = await webhooks.test(id, request.body.event);
        if (!sent) throw notFound();
        return findDelivery(db, sent);
      },
    );

    app.post(
      `${CONNECTIONS_URL}/:id/deliveries/:delivery/again`,
      staffCall({
        summary: 'Send something once more, under the same id (owners)',
        params: params.extend({ delivery: z.uuid() }),
        response: { 200: deliverySchema },
      }),
      async (request) => {
        const { id, delivery } = request.params;
        const { name, active } = await findConnection(db, id);
        if (!active)
          throw new Refusal(409, 'paused', 'The connection is paused. Resume it first, then send again.');
        await sendAgain(db, id, delivery);
        const queued = await findDelivery(db, delivery);
        await audit(db, signedIn(request).id, 'resend-delivery', `connection/${id}`, { name });
        webhooks.lookSoon();
        return queued;
      },
    );
  };

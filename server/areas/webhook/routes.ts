import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  CONNECTIONS_URL,
  connectionFormSchema,
  connectionSecretSchema,
  connectionsSchema,
} from '#domain/webhook/connections.ts';
import { ADDRESS_MESSAGES, addressFault } from '#domain/webhook/receiver-address.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { actRoutes, auditedChange } from './act-routes.ts';
import { addConnection, changeConnection, findConnection, listConnections } from './connection-store.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { SendFault } from './receiver.ts';

const params = z.object({ id: z.uuid() });
const nothing = z.object({});

const refuse = (fault: keyof typeof ADDRESS_MESSAGES) => {
  const message = ADDRESS_MESSAGES[fault];
  return new Refusal(400, fault, message, { issues: [{ path: 'url', message }] });
};

export const connectionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, database, webhooks } = services;
    requireStaff(app, services, 'accounts');

    const change = auditedChange(database);

    const checkAddress = async (url: string) => {
      const fault = addressFault(url, webhooks.allowsLocal);
      if (fault) throw refuse(fault);
      await webhooks.check(url).catch((error: unknown) => {
        if (!(error instanceof SendFault)) throw error;
        throw refuse(error.reason === 'private-address' ? 'private-address' : 'not-found');
      });
    };

    app.get(
      CONNECTIONS_URL,
      staffCall({
        summary: 'Other programs that are told what happens (owners)',
        response: { 200: connectionsSchema },
      }),
      async () => ({ items: await listConnections(db) }),
    );

    app.post(
      CONNECTIONS_URL,
      staffCall({
        summary: 'Connect another program; answers the secret to check signatures with (owners)',
        body: connectionFormSchema,
        response: { 200: connectionSecretSchema },
      }),
      async (request) => {
        await checkAddress(request.body.url);
        return change(signedIn(request).id, 'add-connection', (tx) => addConnection(tx, request.body));
      },
    );

    app.post(
      `${CONNECTIONS_URL}/:id`,
      staffCall({
        summary: 'Change name, address and events of a connection (owners)',
        params,
        body: connectionFormSchema,
        response: { 200: nothing },
      }),
      async (request) => {
        const { id } = request.params;
        if ((await findConnection(db, id)).url !== request.body.url) await checkAddress(request.body.url);
        await change(signedIn(request).id, 'change-connection', (tx) =>
          changeConnection(tx, id, request.body),
        );
        return {};
      },
    );

    await app.register(actRoutes(services));
    await app.register(deliveryRoutes(services));
  };

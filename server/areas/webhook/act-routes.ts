import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  CONNECTIONS_URL,
  connectionSecretSchema,
  connectionStateSchema,
} from '#domain/webhook/connections.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Database, Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { deleteConnection, findConnection, rotateSecret, switchConnection } from './connection-store.ts';

const params = z.object({ id: z.uuid() });
const nothing = z.object({});

/** The address is kept out of the log: whoever knows it can often write to the other program. */
export const auditedChange =
  (database: Database) =>
  <Found extends { id: string; name: string }>(
    staffId: string,
    action: string,
    work: (tx: Db) => Promise<Found>,
  ): Promise<Found> =>
    database.transaction(async (tx) => {
      const found = await work(tx);
      await audit(tx, staffId, action, `connection/${found.id}`, { name: found.name });
      return found;
    });

const SECRETS = [
  ['secret', 'show-connection-secret', 'Show the secret of a connection (owners)', findConnection],
  ['rotate', 'rotate-connection-secret', 'Make a new secret for a connection (owners)', rotateSecret],
] as const;

/** What is done to one connection at the press of a button. */
export const actRoutes =
  ({ database, webhooks }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const change = auditedChange(database);

    app.post(
      `${CONNECTIONS_URL}/:id/active`,
      staffCall({
        summary: 'Pause a connection, or let it go on (owners)',
        params,
        body: connectionStateSchema,
        response: { 200: nothing },
      }),
      async (request) => {
        const { active } = request.body;
        const action = active ? 'resume-connection' : 'pause-connection';
        await change(signedIn(request).id, action, (tx) => switchConnection(tx, request.params.id, active));
        if (active) webhooks.lookSoon();
        return {};
      },
    );

    app.delete(
      `${CONNECTIONS_URL}/:id`,
      staffCall({
        summary: 'Delete a connection and its log (owners)',
        params,
        response: { 200: nothing },
      }),
      async (request) => {
        await change(signedIn(request).id, 'delete-connection', (tx) =>
          deleteConnection(tx, request.params.id),
        );
        return {};
      },
    );

    for (const [path, action, summary, work] of SECRETS) {
      app.post(
        `${CONNECTIONS_URL}/:id/${path}`,
        staffCall({ summary, params, response: { 200: connectionSecretSchema } }),
        async (request) => change(signedIn(request).id, action, (tx) => work(tx, request.params.id)),
      );
    }
  };

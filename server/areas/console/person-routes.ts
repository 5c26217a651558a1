import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { personHeldSchema } from '#domain/console/lists.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { sha256 } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { erasePerson, rowsAbout } from './person-store.ts';

const body = z.object({ email: emailAddress });

export const personRoutes =
  ({ db, files, mail, database }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    // Asked before an export or an erasure: is this the right address, and what do we hold under it?
    app.post(
      '/api/staff/people/look-up',
      staffCall({
        summary: 'How much we hold about one person (staff)',
        body,
        response: { 200: personHeldSchema },
      }),
      async ({ body: { email } }) => {
        const held = (await rowsAbout(db, email)).map(([kind, rows]) => [kind, rows.length]);
        return { held: Object.fromEntries(held) };
      },
    );

    app.post(
      '/api/staff/people/export',
      staffCall({ summary: 'Everything about one person (staff)', body }),
      async (request) => {
        const { email } = request.body;
        await audit(db, signedIn(request).id, 'export-person', sha256(email.toLowerCase()));
        return { email, ...Object.fromEntries(await rowsAbout(db, email)) };
      },
    );

    app.post(
      '/api/staff/people/erase',
      staffCall({
        summary: 'Erase one person; orders stay without the address (staff)',
        body,
        response: { 200: z.object({ erased: z.record(z.string(), z.number()) }) },
      }),
      async (request) => {
        const email = request.body.email.toLowerCase();
        const { erased, erasedMails, fileKeys } = await database.transaction(async (tx) => {
          const done = await erasePerson(tx, email);
          await audit(tx, signedIn(request).id, 'erase-person', sha256(email), done.erased);
          return done;
        });
        await mail.forget(erasedMails);
        for (const key of fileKeys) await files.delete(key);
        return { erased };
      },
    );
  };

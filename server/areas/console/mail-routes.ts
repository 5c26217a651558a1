import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { suppressedSchema } from '#domain/console/suppressed.ts';
import { listSuppressed, releaseAddress } from '#server/areas/mail/suppressions.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { audit, recordEvent } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { sha256 } from '#server/identifiers.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';

const params = z.object({ id: z.uuid() });

export const mailRoutes =
  ({ db, database, mail }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const findMail = async (id: string) => {
      const [found] = await db.select().from(mails).where(eq(mails.id, id)).limit(1);
      if (!found) throw notFound();
      return found;
    };

    app.get(
      '/api/staff/mails/:id/words',
      staffCall({
        summary: 'How a mail reads (staff)',
        params,
        response: { 200: z.object({ subject: z.string(), text: z.string(), html: z.string() }) },
      }),
      async (request) => {
        const found = await findMail(request.params.id);
        const words = await mail.preview(found);
        if (!words) throw notFound();
        return { subject: found.subject, ...words };
      },
    );

    app.get(
      '/api/staff/mails/suppressed',
      staffCall({
        summary: 'Addresses that refused our mail and get no more (staff)',
        response: { 200: suppressedSchema },
      }),
      () => listSuppressed(db),
    );

    app.post(
      '/api/staff/mails/suppressed/release',
      staffCall({
        summary: 'Send mail to a suppressed address again (staff)',
        body: z.object({ address: z.string().min(3).max(320) }),
        response: { 200: z.object({ mails: z.number() }) },
      }),
      async (request) => {
        const { address } = request.body;
        return database.transaction(async (tx) => {
          const queued = await releaseAddress(tx, address);
          if (queued === undefined) throw notFound('This address is not suppressed.');
          const detail = { mails: queued };
          await audit(tx, signedIn(request).id, 'release-address', sha256(address.toLowerCase()), detail);
          return detail;
        });
      },
    );

    app.post(
      '/api/staff/mails/:id/retry',
      staffCall({
        summary: 'Send a mail again (staff)',
        params,
        response: { 200: z.object({ sent: z.boolean() }) },
      }),
      async (request) => {
        const { id: staffId } = signedIn(request);
        const { id, state } = await findMail(request.params.id);
        await mail.retry(id);
        const event = { staffId, kind: 'sent again', detail: `was ${state}` };
        await recordEvent(db, { kind: 'mail', id }, event);
        await audit(db, staffId, 'retry-mail', `mail/${id}`);
        return { sent: await mail.tryNow(id) };
      },
    );
  };

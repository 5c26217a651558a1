import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { suppressedSchema } from '#domain/console/suppressed.ts';
import { listSuppressed, releaseAddress } from '#server/areas/mail/suppressions.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { sha256 } from '#server/identifiers.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { audit, recordEvent } from './audit.ts';

const params = z.object({ id: z.uuid() });

export const consoleMailRoutes =
  ({ db, database, staff, mail }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/mails/:id/words',
      {
        config: limited('staff'),
        schema: {
          summary: 'How a mail reads (staff)',
          params,
          response: { 200: z.object({ subject: z.string(), text: z.string(), html: z.string() }) },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        const [found] = await db.select().from(mails).where(eq(mails.id, request.params.id)).limit(1);
        const words = found ? await mail.preview(found) : undefined;
        if (!found || !words) throw notFound();
        reply.header('cache-control', 'no-store');
        return { subject: found.subject, ...words };
      },
    );

    app.get(
      '/api/staff/mails/suppressed',
      {
        config: limited('staff'),
        schema: {
          summary: 'Addresses that refused our mail and get no more (staff)',
          response: { 200: suppressedSchema },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        reply.header('cache-control', 'no-store');
        return listSuppressed(db);
      },
    );

    app.post(
      '/api/staff/mails/suppressed/release',
      {
        config: limited('staff'),
        schema: {
          summary: 'Send mail to a suppressed address again (staff)',
          body: z.object({ address: z.string().min(3).max(320) }),
          response: { 200: z.object({ mails: z.number() }) },
        },
      },
      async (request) => {
        const { id: staffId } = await staff.require(request);
        const { address } = request.body;
        const mails = await database.transaction(async (tx) => {
          const queued = await releaseAddress(tx, address);
          if (queued === undefined) throw notFound('This address is not suppressed.');
          await audit(tx, staffId, 'release-address', sha256(address.toLowerCase()), { mails: queued });
          return queued;
        });
        return { mails };
      },
    );

    app.post(
      '/api/staff/mails/:id/retry',
      {
        config: limited('staff'),
        schema: {
          summary: 'Send a mail again (staff)',
          params,
          response: { 200: z.object({ sent: z.boolean() }) },
        },
      },
      async (request) => {
        const { id: staffId } = await staff.require(request);
        const { id } = request.params;
        const [found] = await db.select({ state: mails.state }).from(mails).where(eq(mails.id, id)).limit(1);
        if (!found) throw notFound();
        await mail.retry(id);
        await recordEvent(
          db,
          { kind: 'mail', id },
          { staffId, kind: 'sent again', detail: `was ${found.state}` },
        );
        await audit(db, staffId, 'retry-mail', `mail/${id}`);
        return { sent: await mail.tryNow(id) };
      },
    );
  };

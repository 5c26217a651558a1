import { type SQL, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { LIST_KINDS, personHeldSchema } from '#domain/console/lists.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { filesOf } from '#server/areas/intake/store.ts';
import { sha256 } from '#server/identifiers.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { KIND_TABLES, selected } from './kinds.ts';
import { plain } from './list-routes.ts';

const WITH_PEOPLE = LIST_KINDS.filter((kind) => KIND_TABLES[kind].email !== undefined);
const person = z.object({ email: emailAddress });

// Everything we hold about one person: given out, or taken away. Orders stay for the books, without the address.
export const consolePersonRoutes =
  ({ db, staff, files, mail, database }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const rowsOf = async (kind: (typeof WITH_PEOPLE)[number], email: string) => {
      const table = KIND_TABLES[kind];
      const found = await db.execute<Record<string, unknown> & { id: string }>(sql`
        select ${selected(table)} from ${sql.raw(table.table)}
        where lower(${sql.raw(table.email ?? 'email')}) = ${email.toLowerCase()} order by created_at`);
      return found.rows;
    };

    // Before somebody is given out or erased: is this the right address, and what is there of it?
    app.post(
      '/api/staff/people/look-up',
      {
        config: limited('staff'),
        schema: {
          summary: 'How much we hold about one person (staff)',
          body: person,
          response: { 200: personHeldSchema },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        const { email } = request.body;
        reply.header('cache-control', 'no-store');
        const parts = await Promise.all(
          WITH_PEOPLE.map(async (kind) => [kind, (await rowsOf(kind, email)).length] as const),
        );
        return { held: Object.fromEntries(parts) };
      },
    );

    app.post(
      '/api/staff/people/export',
      {
        config: limited('staff'),
        schema: { summary: 'Everything about one person (staff)', body: person },
      },
      async (request, reply) => {
        const { id } = await staff.require(request);
        const { email } = request.body;
        await audit(db, id, 'export-person', sha256(email.toLowerCase()));
        const parts = await Promise.all(
          WITH_PEOPLE.map(async (kind) => [kind, (await rowsOf(kind, email)).map(plain)]),
        );
        return reply.header('cache-control', 'no-store').send({ email, ...Object.fromEntries(parts) });
      },
    );

    app.post(
      '/api/staff/people/erase',
      {
        config: limited('staff'),
        schema: {
          summary: 'Erase one person; orders stay without the address (staff)',
          body: person,
          response: { 200: z.object({ erased: z.record(z.string(), z.number()) }) },
        },
      },
      async (request) => {
        const { id } = await staff.require(request);
        const email = request.body.email.toLowerCase();
        const intakes = await rowsOf('intakes', email);
        const keys = (await Promise.all(intakes.map((row) => filesOf(db, row.id))))
          .flat()
          .map((file) => file.key);
        const letters: string[] = [];
        const erased = await database.transaction(async (tx) => {
          const removeMails = async (which: SQL) => {
            const gone = await tx.execute<{ id: string }>(sql`delete from mails where ${which} returning id`);
            letters.push(...gone.rows.map((row) => row.id));
            return gone.rows.length;
          };
          const remove = async (table: string, column: string) => {
            const gone = await tx.execute<{ id: string }>(
              sql`delete from ${sql.raw(table)} where lower(${sql.raw(column)}) = ${email} returning id`,
            );
            const ids = gone.rows.map((row) => row.id);
            for (const lead of ids) {
              await tx.execute(sql`delete from lead_events where lead_id = ${lead}::uuid`);
              // The notices to ourselves about this lead repeat the person's words.
              await removeMails(sql`about_id = ${lead}::uuid`);
            }
            return ids.length;
          };
          const counts = {
            inquiries: await remove('inquiries', 'email'),
            estimates: await remove('estimates', 'email'),
            intakes: await remove('intakes', 'email'),
            mails: await removeMails(sql`lower(to_address) = ${email}`),
          };
          // An order's notices and the provider's events repeat the address that the order itself gives up.
          const bought = sql`select id from orders where lower(email) = ${email}`;
          await removeMails(sql`about_id in (${bought})`);
          await tx.execute(sql`update payment_events set payload = '{}' where order_id in (${bought})`);
          await tx.execute(sql`update orders set email = null where lower(email) = ${email}`);
          await tx.execute(sql`delete from mail_suppressions where address = ${email}`);
          await tx.execute(
            sql`update sandbox_intents set receipt_email = null where lower(receipt_email) = ${email}`,
          );
          await audit(tx, id, 'erase-person', sha256(email), counts);
          return counts;
        });
        await mail.forget(letters);
        for (const key of keys) await files.delete(key);
        return { erased };
      },
    );
  };

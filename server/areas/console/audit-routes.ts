import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { auditPageSchema, PAGE_SIZE } from '#domain/console/lists.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { keyToText, textToKey } from './list-store.ts';

const rowSchema = z.object({
  id: z.string(),
  createdAt: z.coerce.date(),
  staff: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export const consoleAuditRoutes =
  ({ db, staff }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/audit',
      {
        config: limited('staff'),
        schema: {
          summary: 'One page of the audit log, newest first (staff)',
          querystring: z.object({ after: z.string().max(80).optional() }),
          response: { 200: auditPageSchema },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        reply.header('cache-control', 'no-store');
        const key = request.query.after ? textToKey(request.query.after) : undefined;
        const older = key ? sql`where (a.created_at, a.id) < (${key.createdAt}, ${key.id}::uuid)` : sql``;
        const found = await db.execute(sql`
          select a.id, a.created_at as "createdAt", u.email as staff, a.action, a.subject, a.detail
          from audit_log a left join staff_users u on u.id = a.staff_id
          ${older} order by a.created_at desc, a.id desc limit ${PAGE_SIZE + 1}`);
        const rows = found.rows.slice(0, PAGE_SIZE).map((row) => rowSchema.parse(row));
        const last = found.rows.length > PAGE_SIZE ? rows.at(-1) : undefined;
        const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
        return { items, ...(last ? { next: keyToText(last) } : {}) };
      },
    );
  };

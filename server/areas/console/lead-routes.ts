import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  LIST_KINDS,
  leadChangeSchema,
  leadDetailSchema,
  leadMarkedSchema,
  leadMarksSchema,
  MARKED_KINDS,
} from '#domain/console/lists.ts';
import { filesOf } from '#server/areas/intake/store.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { audit, recordEvent } from './audit.ts';
import { KIND_TABLES, selected } from './kinds.ts';
import { markLeads } from './lead-store.ts';
import { plain } from './list-routes.ts';
import { findRow } from './list-store.ts';

type EventRow = { createdAt: Date | string; kind: string; detail: string; staff: string | null };

export const consoleLeadRoutes =
  ({ db, database, staff }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const historyOf = async (id: string) => {
      const found = await db.execute<EventRow>(sql`
        select e.created_at as "createdAt", e.kind, e.detail, u.email as staff
        from lead_events e left join staff_users u on u.id = e.staff_id
        where e.lead_id = ${id}::uuid order by e.created_at`);
      return found.rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
    };
    const mailsAbout = async (id: string) => {
      const found = await db.execute(
        sql`select ${selected(KIND_TABLES.mails)} from mails where about_id = ${id}::uuid order by created_at`,
      );
      return found.rows.map(plain);
    };

    app.get(
      '/api/staff/lists/:kind/:id',
      {
        config: limited('staff'),
        schema: {
          summary: 'One entry with its history, mails and files (staff)',
          params: z.object({ kind: z.enum(LIST_KINDS), id: z.uuid() }),
          response: { 200: leadDetailSchema },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        const { kind, id } = request.params;
        const item = await findRow(db, KIND_TABLES[kind], id);
        if (!item) throw notFound();
        const files = kind === 'intakes' ? await filesOf(db, id) : [];
        reply.header('cache-control', 'no-store');
        return { item: plain(item), history: await historyOf(id), mails: await mailsAbout(id), files };
      },
    );

    app.patch(
      '/api/staff/lists/:kind/:id',
      {
        config: limited('staff'),
        schema: {
          summary: 'Mark a lead or add a note (staff)',
          params: z.object({ kind: z.enum(MARKED_KINDS), id: z.uuid() }),
          body: leadChangeSchema,
          response: { 200: leadMarkedSchema },
        },
      },
      async (request) => {
        const { id: staffId } = await staff.require(request);
        const { kind, id } = request.params;
        const { status, note } = request.body;
        if (!status && !note) throw new Refusal(400, 'nothing-to-change', 'Give a status or a note.');
        const table = KIND_TABLES[kind];
        return database.transaction(async (tx) => {
          // A note about a lead that was erased meanwhile is refused, and nothing is kept of it.
          if (!(await findRow(tx, table, id))) throw notFound('This entry no longer exists.');
          const changed = status ? await markLeads(tx, table, { ids: [id], status }, staffId) : [];
          const lead = { kind: table.noun, id };
          if (note) await recordEvent(tx, lead, { staffId, kind: 'note', detail: note });
          if (note || changed.length > 0) {
            const detail = { status: status ?? null, note: Boolean(note) };
            await audit(tx, staffId, 'change-lead', `${table.noun}/${id}`, detail);
          }
          return { changed };
        });
      },
    );

    app.patch(
      '/api/staff/lists/:kind',
      {
        config: limited('staff'),
        schema: {
          summary: 'Mark several leads at once (staff)',
          params: z.object({ kind: z.enum(MARKED_KINDS) }),
          body: leadMarksSchema,
          response: { 200: leadMarkedSchema },
        },
      },
      async (request) => {
        const { id: staffId } = await staff.require(request);
        const table = KIND_TABLES[request.params.kind];
        return database.transaction(async (tx) => {
          const changed = await markLeads(tx, table, request.body, staffId);
          const detail = { status: request.body.status, leads: changed.map(({ id }) => id) };
          if (changed.length > 0) await audit(tx, staffId, 'mark-leads', table.noun, detail);
          return { changed };
        });
      },
    );
  };

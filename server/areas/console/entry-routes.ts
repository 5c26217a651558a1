import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isLeadKind, LEAD_KINDS, LIST_KINDS } from '#domain/console/kinds.ts';
import {
  leadChangeSchema,
  leadDetailSchema,
  leadMarkedSchema,
  leadMarksSchema,
} from '#domain/console/lists.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import { filesOf } from '#server/areas/intake/store.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { audit, historyOf, recordEvent } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { KIND_TABLES } from './kinds.ts';
import { withPictures } from './lead-designs.ts';
import { alsoOpen, markLeads } from './lead-store.ts';
import { findRow, rowsWhere } from './list-store.ts';

export const entryRoutes =
  ({ db, database }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/lists/:kind/:id',
      staffCall({
        summary: 'One entry with its history, mails and files (staff)',
        params: z.object({ kind: z.enum(LIST_KINDS), id: z.uuid() }),
        response: { 200: leadDetailSchema },
      }),
      async ({ params: { kind, id } }) => {
        const found = await findRow(db, KIND_TABLES[kind], id);
        if (!found) throw notFound();
        const [item = found] = await withLanguages(db, await withPictures(db, kind, [found]));
        return {
          item,
          history: await historyOf(db, id),
          mails: await rowsWhere(db, KIND_TABLES.mails, eq(mails.aboutId, id)),
          files: kind === 'intakes' ? await filesOf(db, id) : [],
          alsoOpen: isLeadKind(kind) ? await alsoOpen(db, found) : [],
        };
      },
    );

    app.patch(
      '/api/staff/lists/:kind/:id',
      staffCall({
        summary: 'Mark a lead or add a note (staff)',
        params: z.object({ kind: z.enum(LEAD_KINDS), id: z.uuid() }),
        body: leadChangeSchema,
        response: { 200: leadMarkedSchema },
      }),
      async (request) => {
        const { id: staffId } = signedIn(request);
        const { kind, id } = request.params;
        const { status, note } = request.body;
        if (!status && !note) throw new Refusal(400, 'nothing-to-change', 'Give a status or a note.');
        const lead = { kind: KIND_TABLES[kind].noun, id };
        return database.transaction(async (tx) => {
          // A note about a lead that was erased meanwhile is refused, and nothing is kept of it.
          if (!(await findRow(tx, KIND_TABLES[kind], id))) throw notFound('This entry no longer exists.');
          const { changed } = status
            ? await markLeads(tx, kind, { ids: [id], status }, staffId)
            : { changed: [] };
          if (note) await recordEvent(tx, lead, { staffId, kind: 'note', detail: note });
          if (note || changed.length > 0) {
            const detail = { status: status ?? null, note: Boolean(note) };
            await audit(tx, staffId, 'change-lead', `${lead.kind}/${id}`, detail);
          }
          return { changed };
        });
      },
    );

    app.patch(
      '/api/staff/lists/:kind',
      staffCall({
        summary: 'Mark several leads at once (staff)',
        params: z.object({ kind: z.enum(LEAD_KINDS) }),
        body: leadMarksSchema,
        response: { 200: leadMarkedSchema },
      }),
      async (request) => {
        const { id: staffId } = signedIn(request);
        const { kind } = request.params;
        return database.transaction(async (tx) => {
          const { changed } = await markLeads(tx, kind, request.body, staffId);
          const detail = { status: request.body.status, leads: changed.map(({ id }) => id) };
          if (changed.length > 0) await audit(tx, staffId, 'mark-leads', KIND_TABLES[kind].noun, detail);
          return { changed };
        });
      },
    );
  };

import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { csvLine } from '#domain/console/csv.ts';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import { listPageSchema, listTotalSchema } from '#domain/console/lists.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { KIND_TABLES, type KindTable } from './kinds.ts';
import { withPictures } from './lead-designs.ts';
import { countRows, keyToText, type ListPage, type ListQuery, listPage, textToKey } from './list-store.ts';

const params = z.object({ kind: z.enum(LIST_KINDS) });
// A day is the reader's own: the page sends the moments it begins and ends; a plain date is a day in UTC.
const day = z.union([z.iso.date(), z.iso.datetime()]);
const filters = z.object({
  search: z.optional(lineOf(200)),
  state: z.optional(lineOf(20)),
  from: day.optional(),
  to: day.optional(),
});

const DAY_MS = 24 * 60 * 60_000;
// The last day counts whole.
const endOf = (day: string) => new Date(new Date(day).getTime() + (day.includes('T') ? 0 : DAY_MS));

const queryOf = ({ search, state, from, to }: z.infer<typeof filters>): ListQuery => ({
  search: search || undefined,
  state: state || undefined,
  from: from ? new Date(from) : undefined,
  to: to ? endOf(to) : undefined,
});

const CSV_PAGE = 500;

// A page at a time, so that a million rows never stand in memory.
async function* csvLines(db: Db, kind: KindTable, query: ListQuery, first: ListPage) {
  const names = Object.keys(kind.columns);
  yield `\uFEFF${csvLine(names)}`;
  for (let page = first; ; page = await listPage(db, kind, query, page.next, CSV_PAGE)) {
    for (const item of page.items) yield csvLine(names.map((name) => item[name]));
    if (!page.next) return;
  }
}

export const listRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/lists/:kind',
      staffCall({
        summary: 'One page of a list, newest first (staff)',
        params,
        querystring: filters.extend({ after: z.string().max(80).optional() }),
        response: { 200: listPageSchema },
      }),
      async ({ params, query }) => {
        const before = query.after ? textToKey(query.after) : undefined;
        const { items, next } = await listPage(db, KIND_TABLES[params.kind], queryOf(query), before);
        const shown = await withLanguages(db, await withPictures(db, params.kind, items));
        return { items: shown, ...(next ? { next: keyToText(next) } : {}) };
      },
    );

    // Counting reads many rows, so it is a call of its own and no page waits for it.
    app.get(
      '/api/staff/lists/:kind/count',
      staffCall({
        summary: 'How many rows a list has (staff)',
        params,
        querystring: filters,
        response: { 200: listTotalSchema },
      }),
      async ({ params, query }) => countRows(db, KIND_TABLES[params.kind], queryOf(query)),
    );

    app.get(
      '/api/staff/lists/:kind/csv',
      staffCall({ summary: 'The list as a spreadsheet (staff)', params, querystring: filters }),
      async (request, reply) => {
        const { kind } = request.params;
        await audit(db, signedIn(request).id, 'export-list', kind, { filters: Object.keys(request.query) });
        const table = KIND_TABLES[kind];
        const query = queryOf(request.query);
        // Read before the response begins, so that a list that cannot be read is refused and not cut off.
        const first = await listPage(db, table, query, undefined, CSV_PAGE);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${kind}.csv"`)
          .send(Readable.from(csvLines(db, table, query, first)));
      },
    );
  };

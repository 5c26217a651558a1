import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { csvLine } from '#domain/console/csv.ts';
import { LIST_KINDS, listPageSchema, listTotalSchema } from '#domain/console/lists.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { columnNames, KIND_TABLES, type KindTable } from './kinds.ts';
import { countRows, keyToText, type ListQuery, listPage, textToKey } from './list-store.ts';

const kindParams = z.object({ kind: z.enum(LIST_KINDS) });
// A day is the reader's own: the page sends the moments it begins and ends; a plain date is a day in UTC.
const day = z.union([z.iso.date(), z.iso.datetime()]);
const filters = z.object({
  search: z.optional(lineOf(200)),
  state: z.optional(lineOf(20)),
  from: day.optional(),
  to: day.optional(),
});

type Page = Awaited<ReturnType<typeof listPage>>;
const CSV_PAGE = 500;

const DAY_MS = 24 * 60 * 60_000;
// The last day counts whole.
const endOf = (day: string) => new Date(new Date(day).getTime() + (day.includes('T') ? 0 : DAY_MS));

const queryOf = ({ search, state, from, to }: z.infer<typeof filters>): ListQuery => ({
  search: search || undefined,
  state: state || undefined,
  from: from ? new Date(from) : undefined,
  to: to ? endOf(to) : undefined,
});

export const consoleListRoutes =
  ({ db, staff }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/lists/:kind',
      {
        config: limited('staff'),
        schema: {
          summary: 'One page of a list, newest first (staff)',
          params: kindParams,
          querystring: filters.extend({ after: z.string().max(80).optional() }),
          response: { 200: listPageSchema },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        const before = request.query.after ? textToKey(request.query.after) : undefined;
        const { items, next } = await listPage(
          db,
          KIND_TABLES[request.params.kind],
          queryOf(request.query),
          before,
        );
        reply.header('cache-control', 'no-store');
        return { items: items.map(plain), ...(next ? { next: keyToText(next) } : {}) };
      },
    );

    // Counting reads many rows, so it is a call of its own and no page waits for it.
    app.get(
      '/api/staff/lists/:kind/count',
      {
        config: limited('staff'),
        schema: {
          summary: 'How many rows a list has (staff)',
          params: kindParams,
          querystring: filters,
          response: { 200: listTotalSchema },
        },
      },
      async (request, reply) => {
        await staff.require(request);
        reply.header('cache-control', 'no-store');
        return countRows(db, KIND_TABLES[request.params.kind], queryOf(request.query));
      },
    );

    app.get(
      '/api/staff/lists/:kind/csv',
      {
        config: limited('staff'),
        schema: { summary: 'The list as a spreadsheet (staff)', params: kindParams, querystring: filters },
      },
      async (request, reply) => {
        const { id } = await staff.require(request);
        const { kind } = request.params;
        await audit(db, id, 'export-list', kind, { filters: Object.keys(request.query) });
        const table = KIND_TABLES[kind];
        const query = queryOf(request.query);
        // Read before the answer begins, so that a list that cannot be read is refused and not cut off.
        const lines = csvLines(table, query, await listPage(db, table, query, undefined, CSV_PAGE));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${kind}.csv"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(lines));
      },
    );

    // A page at a time, so that a million rows never stand in memory.
    async function* csvLines(kind: KindTable, query: ListQuery, first: Page) {
      const names = columnNames(kind);
      yield `\uFEFF${csvLine(names)}`;
      for (let page = first; ; page = await listPage(db, kind, query, page.next, CSV_PAGE)) {
        for (const item of page.items) yield csvLine(names.map((name) => plain(item)[name]));
        if (!page.next) return;
      }
    }
  };

/** Dates as ISO text, whatever the driver made of them. */
export const plain = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { LEAD_STATUSES, LIST_KINDS, type ListKind, overviewSchema } from '#domain/console/lists.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { KIND_TABLES } from './kinds.ts';
import { countRows, countWhere } from './list-store.ts';

// What counts as open: somebody still has to do something about it.
const OPEN: Record<ListKind, string> = {
  inquiries: "status = 'new'",
  estimates: "status = 'new'",
  orders: "state = 'paid' and status = 'new'",
  intakes: "status = 'new'",
  designs: 'false',
  panoramas: "state = 'pending'",
  mails: "state = 'failed'",
};
const WEEKS = 12;
const CHARTED = ['inquiries', 'estimates', 'orders', 'intakes'] as const;

export const consoleOverviewRoutes =
  ({ db, staff }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/me',
      {
        config: limited('staff'),
        schema: {
          summary: 'Who is signed in (staff)',
          response: { 200: z.object({ email: z.string(), name: z.string() }) },
        },
      },
      async (request, reply) => {
        const { email, name } = await staff.require(request);
        reply.header('cache-control', 'no-store');
        return { email, name };
      },
    );

    app.get(
      '/api/staff/overview',
      {
        config: limited('staff'),
        schema: { summary: 'Counts and a chart by week (staff)', response: { 200: overviewSchema } },
      },
      async (request, reply) => {
        await staff.require(request);
        reply.header('cache-control', 'no-store');
        const counts = await Promise.all(
          LIST_KINDS.map(async (kind) => {
            const { table } = KIND_TABLES[kind];
            // The same rows as the list that the count leads to.
            const listed = await countRows(db, KIND_TABLES[kind], {});
            const open = await countWhere(db, table, sql.raw(`where ${OPEN[kind]}`));
            return { kind, ...listed, open: open.total };
          }),
        );
        const rows = await db.execute<{ week: string; kind: string; total: string }>(sql.raw(weeksQuery()));
        return { counts, weeks: weeksOf(rows.rows) };
      },
    );
  };

// Spam is no lead, neither in a list nor in the chart. Named one by one, the states are found in their index.
const REAL = LEAD_STATUSES.filter((status) => status !== 'spam')
  .map((status) => `'${status}'`)
  .join(', ');

const weeksQuery = () =>
  CHARTED.map(
    (kind) => `
      select to_char(date_trunc('week', created_at), 'YYYY-MM-DD') as week, '${kind}' as kind, count(*) as total
      from ${kind} where status in (${REAL})
        and created_at >= date_trunc('week', now()) - interval '${WEEKS - 1} weeks' group by 1`,
  ).join(' union all ');

const mondayOf = (weeksAgo: number) => {
  const now = new Date();
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const day = 24 * 60 * 60_000;
  return new Date(now.getTime() - (sinceMonday + weeksAgo * 7) * day).toISOString().slice(0, 10);
};

/** Every week is there, also one in which nothing came. */
const weeksOf = (rows: { week: string; kind: string; total: string }[]) =>
  Array.from({ length: WEEKS }, (_, index) => {
    const week = mondayOf(WEEKS - 1 - index);
    const total = (kind: string) =>
      Number(rows.find((row) => row.week === week && row.kind === kind)?.total ?? 0);
    return {
      week,
      inquiries: total('inquiries'),
      estimates: total('estimates'),
      orders: total('orders'),
      intakes: total('intakes'),
    };
  });

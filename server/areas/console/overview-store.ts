import { and, count, gte, inArray, sql } from 'drizzle-orm';
import { LEAD_KINDS, LEAD_STATUSES, type LeadKind, LIST_KINDS } from '#domain/console/kinds.ts';
import type { Overview } from '#domain/console/lists.ts';
import type { Db } from '#server/database/database.ts';
import { KIND_TABLES, LEAD_TABLES } from './kinds.ts';
import { countOpen, countRows } from './list-store.ts';

const WEEKS = 12;
// Spam is no lead, neither in a list nor in the chart. Named one by one, the states are found in their index.
const REAL = LEAD_STATUSES.filter((status) => status !== 'spam');

export const countKinds = (db: Db): Promise<Overview['counts']> =>
  Promise.all(
    LIST_KINDS.map(async (kind) => {
      // The same rows as the list that the count leads to.
      const listed = await countRows(db, KIND_TABLES[kind], {});
      return { kind, ...listed, open: await countOpen(db, KIND_TABLES[kind]) };
    }),
  );

const countByWeek = async (db: Db, kind: LeadKind) => {
  const table: (typeof LEAD_TABLES)[LeadKind] = LEAD_TABLES[kind];
  const week = sql<string>`to_char(date_trunc('week', ${table.createdAt}), 'YYYY-MM-DD')`;
  const since = sql`date_trunc('week', now()) - ${`${WEEKS - 1} weeks`}::interval`;
  const rows = await db
    .select({ week, total: count() })
    .from(table)
    .where(and(inArray(table.status, REAL), gte(table.createdAt, since)))
    .groupBy(sql`1`);
  return [kind, new Map(rows.map(({ week, total }) => [week, total]))] as const;
};

const mondayOf = (weeksAgo: number) => {
  const now = new Date();
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const day = 24 * 60 * 60_000;
  return new Date(now.getTime() - (sinceMonday + weeksAgo * 7) * day).toISOString().slice(0, 10);
};

/** Every week is there, oldest first, also one in which nothing came. */
export const countWeeks = async (db: Db): Promise<Overview['weeks']> => {
  const counted = new Map(await Promise.all(LEAD_KINDS.map((kind) => countByWeek(db, kind))));
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = mondayOf(WEEKS - 1 - index);
    const total = (kind: LeadKind) => counted.get(kind)?.get(week) ?? 0;
    return {
      week,
      inquiries: total('inquiries'),
      estimates: total('estimates'),
      orders: total('orders'),
      intakes: total('intakes'),
      bookings: total('bookings'),
    };
  });
};

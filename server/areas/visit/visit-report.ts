import { sql } from 'drizzle-orm';
import { studioDay } from '#domain/project/due-day.ts';
import { VISIT_STEPS, type VisitStep } from '#domain/visit/visit.ts';
import {
  MOST_SOURCES,
  type SourceCounts,
  type StepCounts,
  type VisitReport,
  type VisitSpan,
} from '#domain/visit/visit-report.ts';
import type { Db } from '#server/database/database.ts';

// Everything is read by the table's primary key, which begins with the day.

const DAY_MS = 24 * 60 * 60_000;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days shown, today included, and the first of as many days before them. */
export const spanOf = (days: VisitSpan, now: Date) => {
  const to = studioDay(now);
  const from = addDays(to, 1 - days);
  return { from, to, earliest: addDays(from, -days) };
};
type Span = ReturnType<typeof spanOf>;

const NOTHING: StepCounts = { visit: 0, tool: 0, lead: 0, order: 0 };

const sumOf = (all: readonly StepCounts[]): StepCounts => {
  const sum = { ...NOTHING };
  for (const one of all) for (const step of VISIT_STEPS) sum[step] += one[step];
  return sum;
};

const countDays = async (db: Db, { earliest, to }: Span) => {
  const counted = await db.execute<{ day: string; step: VisitStep; count: number }>(sql`
    select day::text as day, step, sum(count)::integer as count from visit_counts
    where day between ${earliest} and ${to} group by day, step`);
  const days = new Map<string, StepCounts>();
  for (let day = earliest; day <= to; day = addDays(day, 1)) days.set(day, { ...NOTHING });
  for (const { day, step, count } of counted.rows) {
    const known = days.get(day);
    if (known) known[step] = count;
  }
  return [...days].map(([day, counts]) => ({ day, ...counts }));
};

const shown = (from: string, step: VisitStep) =>
  sql`coalesce(sum(count) filter (where step = ${step} and day >= ${from}), 0)::integer`;

// Those that brought something first, so that a flood of others does not push them off the list.
const countSources = async (db: Db, { earliest, from, to }: Span) => {
  const counted = await db.execute<SourceCounts & { all: number }>(sql`
    select source, campaign, ${shown(from, 'visit')} as visit, ${shown(from, 'tool')} as tool,
      ${shown(from, 'lead')} as lead, ${shown(from, 'order')} as "order",
      coalesce(sum(count) filter (where step = 'visit' and day < ${from}), 0)::integer as "visitsBefore",
      count(*) over ()::integer as "all"
    from visit_counts where day between ${earliest} and ${to}
    group by source, campaign
    order by "order" desc, lead desc, tool desc, visit desc, "visitsBefore" desc, source, campaign
    limit ${MOST_SOURCES}`);
  return {
    sources: counted.rows.map(({ all: _all, ...one }) => one),
    sourceCount: counted.rows[0]?.all ?? 0,
  };
};

export const visitReport = async (db: Db, span: Span): Promise<VisitReport> => {
  const all = await countDays(db, span);
  const days = all.filter(({ day }) => day >= span.from);
  return {
    from: span.from,
    to: span.to,
    now: sumOf(days),
    before: sumOf(all.filter(({ day }) => day < span.from)),
    days,
    ...(await countSources(db, span)),
  };
};

/** A line per day and source. */
export const visitLines = async (db: Db, { from, to }: Span) => {
  const lines = await db.execute<StepCounts & { day: string; source: string; campaign: string }>(sql`
    select day::text as day, source, campaign, ${shown(from, 'visit')} as visit, ${shown(from, 'tool')} as tool,
      ${shown(from, 'lead')} as lead, ${shown(from, 'order')} as "order"
    from visit_counts where day between ${from} and ${to}
    group by day, source, campaign order by day, source, campaign`);
  return lines.rows;
};

import { inArray, sql } from 'drizzle-orm';
import { isNamedSource } from '#domain/visit/named-source.ts';
import { DIRECT, OTHER, type VisitSource, type VisitStep } from '#domain/visit/visit.ts';
import type { Db } from '#server/database/database.ts';
import { VISITS } from '#server/limits.ts';
import { visitCounts } from './tables.ts';

export type VisitCount = VisitSource & { day: string; step: VisitStep; count: number };

/** What is kept of a source when there are too many: names that we know ourselves, without their campaigns. */
export const folded = ({ source }: VisitSource): VisitSource => ({
  source: source === DIRECT || isNamedSource(source) ? source : OTHER,
  campaign: '',
});

const keyOf = ({ day, source, campaign }: VisitSource & { day: string }) => `${day}/${source}/${campaign}`;

const knownSources = (db: Db, days: string[]) =>
  db
    .selectDistinct({
      day: visitCounts.day,
      source: visitCounts.source,
      campaign: visitCounts.campaign,
    })
    .from(visitCounts)
    .where(inArray(visitCounts.day, days));

/** Sources that a day has no room for become `other`. Processes that write at once may pass the limit by a few. */
const withinLimit = async (db: Db, counts: readonly VisitCount[]): Promise<VisitCount[]> => {
  const known = await knownSources(db, [...new Set(counts.map(({ day }) => day))]);
  const keys = new Set(known.map(keyOf));
  const sizes = new Map<string, number>();
  for (const { day } of known) sizes.set(day, (sizes.get(day) ?? 0) + 1);
  return counts.map((one) => {
    if (keys.has(keyOf(one))) return one;
    const size = sizes.get(one.day) ?? 0;
    if (size >= VISITS.sourcesPerDay) return { ...one, ...folded(one) };
    sizes.set(one.day, size + 1);
    keys.add(keyOf(one));
    return one;
  });
};

/** One statement, in one order everywhere, so that two processes never wait for each other in a circle. */
export const addCounts = async (db: Db, counts: readonly VisitCount[]) => {
  const rows = await withinLimit(db, counts);
  await db.execute(sql`
    insert into visit_counts (day, source, campaign, step, count)
    select day, source, campaign, step, sum(count)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (day date, source text, campaign text, step text, count integer)
    group by day, source, campaign, step
    order by day, source, campaign, step
    on conflict (day, source, campaign, step) do update set count = visit_counts.count + excluded.count`);
};

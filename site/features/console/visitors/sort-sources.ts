import type { VisitStep } from '#domain/visit/visit.ts';
import type { SourceCounts } from '#domain/visit/visit-report.ts';

export type SourceColumn = 'source' | VisitStep | 'change' | 'leadShare';
export type SourceOrder = { column: SourceColumn; descending: boolean };

const figureOf: Record<Exclude<SourceColumn, 'source'>, (one: SourceCounts) => number> = {
  visit: ({ visit }) => visit,
  tool: ({ tool }) => tool,
  lead: ({ lead }) => lead,
  order: ({ order }) => order,
  change: ({ visit, visitsBefore }) => visit - visitsBefore,
  leadShare: ({ lead, visit }) => (visit > 0 ? lead / visit : 0),
};

/** By a column, then by visits, then by name; pressing a column again turns it round. */
export const sortSources = (
  sources: readonly SourceCounts[],
  { column, descending }: SourceOrder,
  nameOf: (source: string) => string,
): SourceCounts[] => {
  const byName = (a: SourceCounts, b: SourceCounts) =>
    nameOf(a.source).localeCompare(nameOf(b.source), 'en') || a.campaign.localeCompare(b.campaign, 'en');
  const compare =
    column === 'source'
      ? byName
      : (a: SourceCounts, b: SourceCounts) => figureOf[column](a) - figureOf[column](b);
  const sign = descending ? -1 : 1;
  return sources.toSorted((a, b) => sign * compare(a, b) || b.visit - a.visit || byName(a, b));
};

export const pressColumn = (order: SourceOrder, column: SourceColumn): SourceOrder => ({
  column,
  descending: order.column === column ? !order.descending : column !== 'source',
});

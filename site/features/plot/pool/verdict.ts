import type { PLOT_POOL } from '#content/plot-pool.ts';
import {
  type ClearanceWords,
  clearanceSentence,
  nameOfPart,
  sortedClearances,
} from '#domain/plot/clearance-words.ts';
import type { Clearance } from '#domain/plot/distances.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { counted, fill } from '#domain/words/fill.ts';

/** Water inside a thing or beyond the lot is more than a distance that is too small. */
export function headlineOf(
  { distances }: Pick<typeof PLOT_POOL, 'distances'>,
  words: ClearanceWords,
  plot: Plot,
  conflicts: readonly Clearance[],
): string {
  if (conflicts.length === 0) return distances.fine;
  const into = conflicts.find(({ kind, to }) => kind === 'overlap' && to.part !== 'line');
  if (into) return fill(distances.into, { thing: nameOfPart(words, plot, into.to) });
  if (conflicts.some(({ kind }) => kind === 'outside')) return distances.beyond;
  return counted(distances.conflicts, conflicts.length);
}

/** In one breath: whether every distance is kept, and which ones are not. */
export function verdictOf(
  { distances }: Pick<typeof PLOT_POOL, 'distances'>,
  words: ClearanceWords,
  plot: Plot,
  clearances: readonly Clearance[],
): string {
  const { conflicts } = sortedClearances(clearances);
  const headline = headlineOf({ distances }, words, plot, conflicts);
  const reasons = conflicts.map((one) => `${clearanceSentence(words, plot, one)}.`);
  return [headline, ...reasons].join(' ');
}

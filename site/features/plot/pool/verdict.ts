import type { PLOT_POOL } from '#content/plot-pool.ts';
import { type ClearanceWords, clearanceSentence, sortedClearances } from '#domain/plot/clearance-words.ts';
import type { Clearance } from '#domain/plot/distances.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { counted } from '#domain/words/fill.ts';

/** In one breath: whether every distance is kept, and which ones are not. */
export function verdictOf(
  { distances }: Pick<typeof PLOT_POOL, 'distances'>,
  words: ClearanceWords,
  plot: Plot,
  clearances: readonly Clearance[],
): string {
  const { conflicts } = sortedClearances(clearances);
  if (conflicts.length === 0) return distances.fine;
  const reasons = conflicts.map((one) => `${clearanceSentence(words, plot, one)}.`);
  return [counted(distances.conflicts, conflicts.length), ...reasons].join(' ');
}

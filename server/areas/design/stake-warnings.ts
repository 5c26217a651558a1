import type { Content } from '#content/content.ts';
import { type Clearance, clearancesOf } from '#domain/plot/distances.ts';
import { formatFeet } from '#domain/plot/feet.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

type Words = Content['stakeSheet']['STAKE_SHEET']['near'];

/** Nearer than this is tight, even where nobody wrote a distance on the plot. */
const TIGHT_FT = 3;

/** What the water stands against: a side of the lot or a building, the tightest first. */
export function tightPlaces(words: Words, { plot, pool }: Layout, say: (length: string) => string): string[] {
  if (!plot) return [];
  const tight = clearancesOf(plot.site, pool.outline)
    .filter(({ to }) => to.part === 'edge' || to.part === 'building')
    .filter(({ feet, conflict }) => conflict || feet < TIGHT_FT)
    .toSorted((one, other) => one.feet - other.feet);
  return [...new Set(tight.map((gap) => sentenceOf(words, gap, plot.buildings, say)))];
}

function sentenceOf(
  words: Words,
  { feet, to }: Clearance,
  buildings: readonly { kind: string }[],
  say: (length: string) => string,
): string {
  const told = { feet: say(formatFeet(Math.abs(feet))) };
  if (to.part !== 'building') return fill(feet < 0 ? words.beyond : words.lot, told);
  if (feet < 0) return fill(words.into, told);
  return fill(buildings[to.index]?.kind === 'house' ? words.house : words.building, told);
}

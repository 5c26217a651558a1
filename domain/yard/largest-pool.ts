import type { Design } from '#domain/design/design.ts';
import { outlineOf } from '#domain/design/outline.ts';
import type { Place } from '#domain/plot/site.ts';
import { type Ground, placesFor, settle } from './pool-ground.ts';
import { POOL_LENGTHS, type PriorityRule } from './priorities.ts';

// The largest pool of a design's style that the ground holds, in the proportions of a priority.

export type Size = { lengthFt: number; widthFt: number };

const STEP_FT = 0.5;
const PROPORTIONS = 3;
const PLACES_PER_TURN = 4;
const stepped = (feet: number) => Math.floor(feet / STEP_FT + 1e-9) * STEP_FT;

/** Sizes that grow from one to the next, smallest first. */
type Ladder = Size[];

function laddersOf({ goal, widths, proportion }: PriorityRule): Ladder[] {
  if (goal === 'length') return range(widths.min, widths.max, 1).map((widthFt) => lanes(widthFt, proportion));
  const spread = (proportion.max - proportion.min) / (PROPORTIONS - 1);
  return range(proportion.min, proportion.max + 1e-9, spread).map((share) =>
    range(widths.min, widths.max, STEP_FT)
      .map((widthFt) => ({ widthFt, lengthFt: stepped(widthFt * share) }))
      .filter(({ lengthFt }) => lengthFt >= POOL_LENGTHS.min && lengthFt <= POOL_LENGTHS.max),
  );
}

const lanes = (widthFt: number, { min, max }: PriorityRule['proportion']): Ladder =>
  range(
    Math.max(POOL_LENGTHS.min, stepped(widthFt * min)),
    Math.min(POOL_LENGTHS.max, widthFt * max),
    STEP_FT,
  ).map((lengthFt) => ({ widthFt, lengthFt }));

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step + 1e-9) + 1) }, (_, i) => from + i * step);

const sized = (design: Design, size: Size) => outlineOf({ ...design, ...size });

/** The last rung that fits, if it is more than `best`; a pool that fits leaves room for every smaller one. */
function lastThatFits(
  ladder: Ladder,
  isMore: (size: Size) => boolean,
  fits: (size: Size) => boolean,
): number {
  let low = ladder.findIndex(isMore);
  const first = ladder[low];
  if (!first || !fits(first)) return -1;
  let high = ladder.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const size = ladder[middle];
    if (size && fits(size)) low = middle;
    else high = middle;
  }
  return low;
}

export function largestPool(
  design: Design,
  ground: Ground,
  rule: PriorityRule,
): { size: Size; places: Place[] } | null {
  const measure = ({ lengthFt, widthFt }: Size) =>
    rule.goal === 'length' ? lengthFt * 1000 + widthFt : lengthFt * widthFt;
  let best: Size | null = null;
  for (const ladder of laddersOf(rule)) {
    const isMore = (size: Size) => !best || measure(size) > measure(best);
    const at = lastThatFits(ladder, isMore, (size) => fitsSomewhere(ground, design, size));
    best = ladder[at] ?? best;
  }
  if (!best) return null;
  const places = placesFor(ground, sized(design, best), PLACES_PER_TURN);
  return grownExactly(design, ground, rule, { size: best, places });
}

function fitsSomewhere({ frames, rings }: Ground, design: Design, size: Size): boolean {
  const outline = sized(design, size);
  return frames.some((frame) => placesFor({ rings, frames: [frame] }, outline, 1).length > 0);
}

const GROWTHS = [
  { lengthFt: STEP_FT, widthFt: STEP_FT },
  { lengthFt: STEP_FT, widthFt: 0 },
  { lengthFt: 0, widthFt: STEP_FT },
] as const;

/** The squares round down, and only some proportions were tried: what they hide is tried by the drawing itself, a step at a time. */
function grownExactly(
  design: Design,
  ground: Ground,
  rule: PriorityRule,
  from: { size: Size; places: Place[] },
): { size: Size; places: Place[] } {
  for (const more of GROWTHS) {
    const size = {
      lengthFt: from.size.lengthFt + more.lengthFt,
      widthFt: from.size.widthFt + more.widthFt,
    };
    if (!suits(size, rule)) continue;
    const [before, after] = [sized(design, from.size), sized(design, size)];
    const places = from.places.flatMap((place) => settle(ground, before, after, place) ?? []);
    if (places.length > 0) return grownExactly(design, ground, rule, { size, places });
  }
  return from;
}

const suits = ({ lengthFt, widthFt }: Size, { widths, proportion }: PriorityRule) =>
  widthFt <= widths.max &&
  lengthFt <= POOL_LENGTHS.max &&
  lengthFt <= widthFt * proportion.max &&
  lengthFt >= widthFt * proportion.min;

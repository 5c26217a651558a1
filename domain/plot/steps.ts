import { gapBetween, nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, type Point } from '#domain/geometry/plane.ts';
import type { Plot } from './plot.ts';
import { groundAt } from './surface.ts';
import { lengthOf, type Terrace } from './terrace.ts';

// The way from the house to the deck. A walk falls 1 in 20 without being a ramp; what is left is steps.

const WALK_SLOPE = 1 / 20;
/** The highest riser that the residential code allows. */
const RISER_IN = 7.75;
/** Less than this is graded: a lower step is one to stumble over. */
const LOWEST_STEP_FT = 4 / 12;
/** Places along a wall as near as this count as equally near; the one before the pool's middle is taken. */
const AS_NEAR_FT = 0.5;

export type Steps = {
  count: number;
  riserIn: number;
  /** Above the deck; negative where the way from the house leads up to it. */
  riseFt: number;
  /** On the house's wall. */
  from: Point;
  /** Where they meet the terrace. */
  at: Point;
  /** A building of the plot and a side of it, from its first corner. */
  wall: { building: number; side: number };
};

type Way = Pick<Steps, 'from' | 'at' | 'wall'> & { runFt: number };

function nearestWall({ buildings }: Pick<Plot, 'buildings'>, { water }: Terrace) {
  const sides = edgesOf(water);
  const walls = buildings.flatMap(({ kind, corners }, building) =>
    kind === 'house'
      ? edgesOf(corners).map((edge, side) => ({ building, side, edge, feet: gapBetween([edge], sides).feet }))
      : [],
  );
  return walls.toSorted((a, b) => a.feet - b.feet)[0];
}

function wayFromHouse(plot: Pick<Plot, 'buildings'>, terrace: Terrace): Way | null {
  const wall = nearestWall(plot, terrace);
  if (!wall) return null;
  const { building, side, edge, feet } = wall;
  const [a, b] = edge;
  const sides = edgesOf(terrace.water);
  const box = boundsOf(terrace.water);
  const middle: Point = [(box.x0 + box.x1) / 2, (box.z0 + box.z1) / 2];
  const count = Math.max(1, Math.ceil(lengthOf(edge)));
  const places = Array.from(
    { length: count + 1 },
    (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count],
  ).map((from) => ({ from, gap: nearestOn(sides, from), toMiddle: lengthOf([from, middle]) }));
  const near = places.filter(({ gap }) => gap.feet <= feet + AS_NEAR_FT);
  const best = (near.length > 0 ? near : places).toSorted((p, q) => p.toMiddle - q.toMiddle)[0];
  if (!best) return null;
  const runFt = Math.max(0, best.gap.feet - terrace.reachFt);
  const share = best.gap.feet > 0 ? runFt / best.gap.feet : 0;
  const [from, water] = [best.from, best.gap.at];
  const at: Point = [from[0] + (water[0] - from[0]) * share, from[1] + (water[1] - from[1]) * share];
  return { from, at, runFt, wall: { building, side } };
}

export function stepsTo(plot: Plot, terrace: Terrace, levelFt: number): Steps | null {
  const way = wayFromHouse(plot, terrace);
  if (!way) return null;
  const { runFt, ...place } = way;
  const atHouse = groundAt(plot, place.from) - levelFt;
  const atDeck = groundAt(plot, place.at) - levelFt;
  const left = Math.sign(atHouse) * Math.max(0, Math.abs(atHouse) - runFt * WALK_SLOPE);
  const riseFt = Math.abs(atDeck) > Math.abs(left) ? atDeck : left;
  if (Math.abs(riseFt) < LOWEST_STEP_FT) return null;
  const count = Math.ceil((Math.abs(riseFt) * 12) / RISER_IN - 1e-9);
  return { count, riserIn: (Math.abs(riseFt) * 12) / count, riseFt, ...place };
}

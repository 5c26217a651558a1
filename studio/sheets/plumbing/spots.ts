import { nearestOn } from '#domain/geometry/distance.ts';
import { contains, edgesOf, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { depthAt } from '#studio/scene/depth.ts';
import { isOnEdge } from '#studio/scene/infinity-edge.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { type Ground, groundsOf, isClear, TRENCH_FT } from './ground.ts';

// Places along the pool's wall, every half foot, where a fixture could sit and a pipe could leave.

export type Side = 'back' | 'front' | 'left' | 'right';

export type Spot = {
  at: Point;
  side: Side;
  /** Along one axis, away from the water. */
  out: Point;
  /** Into the water, square to the wall. */
  turnDeg: number;
  /** Along the wall, from the outline's first corner. */
  along: number;
  depthFt: number;
  /** Not in the round of a corner. */
  straight: boolean;
};

const STEP_FT = 0.5;
/** Rounded corners are drawn in pieces shorter than this. */
const ROUND_FT = 1;
/** From steps, shelves and what stands at the edge. */
const APART_FT = 1.5;
/** Nothing is built into a weir. */
const OFF_WEIR_FT = 1;
/** A wall lower than this takes no fixture. */
const LEAST_DEPTH_FT = 1.5;

const OUT: Record<Side, Point> = { back: [0, -1], front: [0, 1], left: [-1, 0], right: [1, 0] };

export const outside = ({ at, out }: Pick<Spot, 'at' | 'out'>, feet = TRENCH_FT): Point => [
  at[0] + out[0] * feet,
  at[1] + out[1] * feet,
];

/** Free places; where the design leaves none, all of the wall. */
export function wallSpots(layout: Layout, pad: Polygon): readonly Spot[] {
  const all = everySpot(layout).filter(({ at }) => !isOnEdge(layout.pool.infinityEdge, at, OFF_WEIR_FT));
  const [ground] = groundsOf(layout, pad);
  const inTheWay = layout.items.filter(
    ({ layer, kind }) => layer === 'water' || (layer === 'edge' && kind !== 'Deck Jets'),
  );
  const free = all.filter((spot) => fits(spot, inTheWay));
  const reached = ground ? free.filter((spot) => leaves(spot, ground)) : free;
  return (
    [reached, free, all.filter(({ depthFt }) => depthFt >= LEAST_DEPTH_FT), all].find(
      ({ length }) => length >= 12,
    ) ?? all
  );
}

function fits({ at, depthFt, straight }: Spot, inTheWay: readonly Footprint[]): boolean {
  if (depthFt < LEAST_DEPTH_FT || !straight) return false;
  return !inTheWay.some(
    ({ outline }) => contains(outline, at) || nearestOn(edgesOf(outline), at).feet < APART_FT,
  );
}

/** The stub leaves the wall square to it, so only the trench it leads to is asked for. */
const leaves = (spot: Spot, ground: Ground): boolean => {
  const end = outside(spot);
  return isClear(ground, end, end);
};

function everySpot({ pool }: Layout): Spot[] {
  const spots: Spot[] = [];
  let along = 0;
  for (const [a, b] of edgesOf(oriented(pool.outline))) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    const [ux, uz] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const side = sideOf(uz, -ux);
    const count = Math.floor((along + length) / STEP_FT) - Math.floor(along / STEP_FT);
    for (let i = 0; i < count; i++) {
      const t = (Math.floor(along / STEP_FT) + 1 + i) * STEP_FT - along;
      const at: Point = [a[0] + ux * t, a[1] + uz * t];
      spots.push({
        at,
        side,
        out: OUT[side],
        turnDeg: (Math.atan2(ux, -uz) * 180) / Math.PI,
        along: along + t,
        straight: pool.curved || length > ROUND_FT,
        depthFt: depthAt(pool.profile, at[0] + pool.lengthFt / 2),
      });
    }
    along += length;
  }
  return spots;
}

function sideOf(nx: number, nz: number): Side {
  if (Math.abs(nx) > Math.abs(nz)) return nx > 0 ? 'right' : 'left';
  return nz > 0 ? 'front' : 'back';
}

export const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** `count` of them, evenly along the wall, none nearer than `apartFt` to what is taken where there is room. */
export function spread(
  spots: readonly Spot[],
  count: number,
  taken: readonly Point[],
  apartFt: number,
): Spot[] {
  for (const gap of [apartFt, apartFt / 2, apartFt / 4, 0]) {
    const free = spots.filter(({ at }) => taken.every((other) => far(at, other) >= gap));
    if (free.length < count && gap > 0) continue;
    return Array.from(
      { length: count },
      (_, i) => free[Math.floor(((i + 0.5) / count) * free.length)],
    ).filter((spot) => spot !== undefined);
  }
  return [];
}

/** The free one nearest to a point. */
export function nearestSpot(
  spots: readonly Spot[],
  to: Point,
  taken: readonly Point[],
  apartFt: number,
): Spot | undefined {
  for (const gap of [apartFt, apartFt / 2, 0]) {
    const free = spots.filter(({ at }) => taken.every((other) => far(at, other) >= gap));
    const best = free.toSorted((a, b) => far(a.at, to) - far(b.at, to))[0];
    if (best) return best;
  }
  return undefined;
}

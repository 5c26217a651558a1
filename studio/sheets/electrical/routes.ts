import { gapBetween, nearestOn, type Segment, segmentsOf } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { ringAround } from '#domain/plan-set/circuits-ring.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { watersOf } from '../equipment/waters.ts';
import type { Plumbing } from '../plumbing/types.ts';

// Where conduit runs: from the pad beside the pipes to the pool, then around the water and never under it.

/** Junction boxes stand on it: no nearer than four feet to the water. */
const LOOP_FT = 4.5;
/** Beside the pipes in their trench. */
const BESIDE_FT = 1;
const LANE_FT = 0.8;

export type Routes = {
  loop: Polygon;
  /** From the panel to where it meets the loop. */
  link: readonly Point[];
  hub: Point;
  /** From the panel to anything at the pool. */
  to: (target: Point) => Point[];
  /** Between two things at the pool. */
  between: (from: Point, target: Point) => Point[];
};

export const lengthOf = (path: readonly Point[]): number =>
  segmentsOf(path).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);

export const buildingsOf = ({ house, plot }: Layout): Polygon[] => [
  ...(house ? [house.outline] : []),
  ...(plot?.buildings.map(({ outline }) => outline) ?? []),
];

/** Lights have the inner lane, everything else the outer. */
export function routesFrom(layout: Layout, panel: Point, runs: Plumbing['runs'], lane: 0 | 1): Routes {
  const loop = ringAround(watersOf(layout), LOOP_FT + lane * LANE_FT);
  const walls = buildingsOf(layout).flatMap((outline) => [...edgesOf(outline)]);
  const link = linkOf(loop, panel, runs, BESIDE_FT + lane * LANE_FT);
  const hub = link.at(-1) ?? panel;
  const onLoop = (start: Point, target: Point): Point[] => {
    const leave = nearestOn(edgesOf(loop), target).at;
    const ways = [around(loop, start, leave), around([...loop].reverse(), start, leave)];
    const cost = (way: readonly Point[]) => lengthOf(way) + (crosses(way, walls) ? 1000 : 0);
    const way = ways.toSorted((a, b) => cost(a) - cost(b))[0] ?? [];
    return [...way, target];
  };
  return {
    loop,
    link,
    hub,
    to: (target) => [...link, ...onLoop(hub, target).slice(1)],
    between: (from, target) => [from, ...onLoop(nearestOn(edgesOf(loop), from).at, target)],
  };
}

const crosses = (path: readonly Point[], walls: readonly Segment[]) =>
  walls.length > 0 && path.length > 1 && gapBetween(segmentsOf(path), walls).feet === 0;

/** Beside the shortest pipe that leads from the pad to the pool; straight where there is none. */
function linkOf(loop: Polygon, panel: Point, runs: Plumbing['runs'], asideFt: number): Point[] {
  const trunks = runs
    .map((run) => arriving(loop, beside(wholeWay(run, runs), asideFt)))
    .filter((path) => path !== null)
    .toSorted((a, b) => lengthOf([panel, ...a]) - lengthOf([panel, ...b]));
  const [trunk] = trunks;
  if (trunk) return [panel, ...trunk];
  return [panel, nearestOn(edgesOf(loop), panel).at];
}

/** From the pad, through the pipes that lead to it. */
function wholeWay({ path, from }: Plumbing['runs'][number], runs: Plumbing['runs']): Point[] {
  const before = from === null ? undefined : runs.find(({ id }) => id === from);
  const way = before ? [...wholeWay(before, runs), ...path] : [...path];
  return way.filter((point, i) => i === 0 || far(point, way[i - 1] ?? point) > 1e-6);
}

/** Up to where a path meets the loop; null for one that never does. */
function arriving(loop: Polygon, path: readonly Point[]): Point[] | null {
  const [first] = path;
  if (!first || contains(loop, first)) return null;
  const kept: Point[] = [first];
  for (const [a, b] of segmentsOf(path)) {
    const met = gapBetween([[a, b]], [...edgesOf(loop)]);
    if (met.feet < 1e-6) return [...kept, met.from];
    kept.push(b);
  }
  return null;
}

/** Moved over to one side, corner by corner. */
function beside(path: readonly Point[], feet: number): Point[] {
  return path.map((corner, i): Point => {
    const [before, after] = [path[i - 1], path[i + 1]];
    const normals = [before ? normalOf(before, corner) : null, after ? normalOf(corner, after) : null].filter(
      (one) => one !== null,
    );
    const [n, m] = [normals[0] ?? [0, 0], normals[1] ?? normals[0] ?? [0, 0]];
    const spread = Math.max(0.5, 1 + n[0] * m[0] + n[1] * m[1]);
    return [corner[0] + (feet * (n[0] + m[0])) / spread, corner[1] + (feet * (n[1] + m[1])) / spread];
  });
}

function normalOf(a: Point, b: Point): Point | null {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return length < 1e-9 ? null : [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

/** Along a ring from one point on it to another, forwards. */
function around(ring: Polygon, from: Point, to: Point): Point[] {
  const sides = edgesOf(ring);
  const sideOf = (point: Point) =>
    sides.reduce(
      (best, side, i) => {
        const { feet } = nearestOn([side], point);
        return feet < best.feet ? { feet, i } : best;
      },
      { feet: Number.POSITIVE_INFINITY, i: 0 },
    ).i;
  const [start, end] = [sideOf(from), sideOf(to)];
  const corner = (i: number): Point => sides[i % sides.length]?.[1] ?? from;
  const startCorner = sides[start]?.[0] ?? from;
  const isAhead = start === end && far(startCorner, to) >= far(startCorner, from);
  const count = isAhead ? 0 : (end - start + sides.length) % sides.length || sides.length;
  return [from, ...Array.from({ length: count }, (_, k) => corner(start + k)), to];
}

const far = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

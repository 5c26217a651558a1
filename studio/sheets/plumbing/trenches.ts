import { boundsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { type Ground, groundsOf, isClear, TRENCH_FT } from './ground.ts';
import type { Tap } from './tap.ts';
import { type Lines, searched } from './trench-search.ts';

// The way of every pipe from the pad to where its fixture leaves the wall: along square lines, the same lines for all, so that
// they lie in one trench as long as they can.

type Routed = { paths: ReadonlyMap<Tap, readonly Point[]>; manifold: Point; clear: boolean };

export function routed(layout: Layout, pad: Polygon, taps: readonly Tap[]): Routed {
  const asked = taps.filter(({ own }) => !own);
  const grounds = groundsOf(layout, pad);
  for (const [index, ground] of grounds.entries()) {
    const { start, manifold } = leavingOf(layout, pad, ground);
    const entries = sharedLines(layout, ground, asked);
    const ways = searched(ground, linesOf(layout, ground, start, entries), start, entries);
    if (ways.some((way) => way === null) && index < grounds.length - 1) continue;
    const paths = new Map<Tap, readonly Point[]>();
    for (const [i, tap] of asked.entries())
      paths.set(tap, [manifold, ...(ways[i] ?? [start]), ...(entries[i] === tap.entry ? [] : [tap.entry])]);
    return { paths, manifold, clear: index === 0 };
  }
  return { paths: new Map(), manifold: [0, 0], clear: false };
}

/** Stubs of one side that end nearly on one line end on it: one trench instead of many side by side. */
const SNAP_FT = 4;

function sharedLines(layout: Layout, ground: Ground, taps: readonly Tap[]): Point[] {
  const { x0, x1, z0, z1 } = boundsOf(layout.pool.outline);
  const entries: Point[] = taps.map(({ entry }) => entry);
  for (const [axis, sign, ring] of [
    [1, -1, z0 - TRENCH_FT],
    [1, 1, z1 + TRENCH_FT],
    [0, -1, x0 - TRENCH_FT],
    [0, 1, x1 + TRENCH_FT],
  ] as const) {
    const own = taps
      .map((tap, i) => ({ i, out: outOf(tap), at: tap.entry[axis] }))
      .filter(({ out }) => out[axis] === sign)
      .toSorted((a, b) => (b.at - a.at) * sign);
    let line = ring;
    for (const { i, at } of own) {
      const entry = taps[i]?.entry;
      if (!entry) continue;
      if ((line - at) * sign > SNAP_FT || (line - at) * sign < 0) line = at;
      const moved: Point = axis === 0 ? [line, entry[1]] : [entry[0], line];
      if (isClear(ground, entry, moved)) entries[i] = moved;
    }
  }
  return entries;
}

/** Which way its stub leaves: from the wall to where the trench is. */
function outOf({ entry, inner }: Tap): Point {
  const [first] = inner;
  if (!first) return [0, 0];
  return [Math.sign(Math.round(entry[0] - first[0])), Math.sign(Math.round(entry[1] - first[1]))];
}

const AWAY_FT = 1.75;

/** The middle of the pad's side that faces the pool and has room before it. */
function leavingOf(layout: Layout, pad: Polygon, ground: Ground): { start: Point; manifold: Point } {
  const { x0, x1, z0, z1 } = boundsOf(pad);
  const [xm, zm] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [xm, z1],
      [xm, z1 + AWAY_FT],
    ],
    [
      [x0, zm],
      [x0 - AWAY_FT, zm],
    ],
    [
      [xm, z0],
      [xm, z0 - AWAY_FT],
    ],
    [
      [x1, zm],
      [x1 + AWAY_FT, zm],
    ],
  ];
  const water = boundsOf(layout.pool.outline);
  const far = ([x, z]: Point) => Math.hypot(x - (water.x0 + water.x1) / 2, z - (water.z0 + water.z1) / 2);
  const ordered = sides.toSorted((a, b) => far(a[1]) - far(b[1]));
  const found = ordered.find(([, start]) => isClear(ground, start, start)) ?? ordered[0];
  return { manifold: found?.[0] ?? [xm, z1], start: found?.[1] ?? [xm, z1 + AWAY_FT] };
}

function linesOf(layout: Layout, ground: Ground, start: Point, goals: readonly Point[]): Lines {
  const water = boundsOf(layout.pool.outline);
  const ring = {
    x0: water.x0 - TRENCH_FT,
    x1: water.x1 + TRENCH_FT,
    z0: water.z0 - TRENCH_FT,
    z1: water.z1 + TRENCH_FT,
  };
  // Just past what stands there, as a trench is drawn behind it.
  const past = ground.clearFt + 0.25;
  const xs = [start[0], ring.x0, ring.x1, ...goals.map(([x]) => x)];
  const zs = [start[1], ring.z0, ring.z1, ...goals.map(([, z]) => z)];
  for (const { x0, x1, z0, z1 } of ground.lines) {
    xs.push(x0 - past, x1 + past);
    zs.push(z0 - past, z1 + past);
  }
  return { xs: sorted(xs), zs: sorted(zs), ring };
}

const sorted = (values: readonly number[]): number[] => {
  const all = values.toSorted((a, b) => a - b);
  return all.filter((value, i) => i === 0 || value !== all[i - 1]);
};

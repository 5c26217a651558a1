import { boundsOf, contains, edgesOf, type Point, type Polygon } from './plane.ts';

// Exact distances between outlines and paths: no sampling, so that what is told can be measured again on the drawing.

export type Segment = readonly [Point, Point];
/** The shortest way from one thing to another; negative where they overlap, and then as long as the deepest reach. */
export type Gap = { feet: number; from: Point; at: Point };

/** Outlines that touch share no ground; a millionth of a foot is touching. */
const TOUCH_FT = 1e-6;

export const segmentsOf = (path: readonly Point[]): Segment[] =>
  path.slice(1).map((to, i): Segment => [path[i] ?? to, to]);

/** How far along a to b the point nearest to `p` lies, 0 to 1. */
function shareAlong([px, py]: Point, [a, b]: Segment): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((px - a[0]) * dx + (py - a[1]) * dy) / square));
}

const along = ([a, b]: Segment, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function nearestOn(segments: readonly Segment[], p: Point): Gap {
  const best: Nearest = { square: Number.POSITIVE_INFINITY, segment: null, p };
  for (const segment of segments) keepNearest(best, segment, p);
  return gapOf(best);
}

type Nearest = { square: number; segment: Segment | null; p: Point };

function gapOf({ square, segment, p }: Nearest): Gap {
  return { feet: Math.sqrt(square), from: p, at: segment ? along(segment, shareAlong(p, segment)) : p };
}

// Asked for every corner of the water against every side of a plot, at each step of a drag: nothing is allocated.
function keepNearest(best: Nearest, segment: Segment, p: Point): void {
  const a = segment[0];
  const b = segment[1];
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  let x = a[0] - p[0];
  let y = a[1] - p[1];
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
  x += dx * t;
  y += dy * t;
  const square = x * x + y * y;
  if (square >= best.square) return;
  best.square = square;
  best.segment = segment;
  best.p = p;
}

/** Where two segments cross, as a share of the first; parallel ones cross nowhere, their ends count elsewhere. */
function crossingShare(one: Segment, other: Segment): number | null {
  const [a, b] = one;
  const [c, d] = other;
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  if (t < 0 || t > 1) return null;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return u >= 0 && u <= 1 ? t : null;
}

function crossing(a: readonly Segment[], b: readonly Segment[]): Gap | null {
  for (const one of a)
    for (const other of b) {
      const t = crossingShare(one, other);
      if (t === null) continue;
      const at = along(one, t);
      return { feet: 0, from: at, at };
    }
  return null;
}

/** The shortest way between two sets of segments; 0 where they meet. */
export function gapBetween(a: readonly Segment[], b: readonly Segment[]): Gap {
  const [ours, theirs] = [endsOf(a), endsOf(b)];
  const met = apart(ours, theirs) ? null : crossing(a, b);
  if (met) return met;
  const there: Nearest = { square: Number.POSITIVE_INFINITY, segment: null, p: [0, 0] };
  for (const p of ours) for (const segment of b) keepNearest(there, segment, p);
  const back: Nearest = { ...there, segment: null };
  for (const p of theirs) for (const segment of a) keepNearest(back, segment, p);
  if (back.square >= there.square) return gapOf(there);
  const { feet, from, at } = gapOf(back);
  return { feet, from: at, at: from };
}

/** Every corner once: the last end of an open path is the only one that starts no segment. */
function endsOf(segments: readonly Segment[]): Point[] {
  const ends = segments.map(([a]) => a);
  const last = segments.at(-1)?.[1];
  return last ? [...ends, last] : ends;
}

/** The corners of a path, and the middles of the pieces into which another cuts it: one of them lies inside wherever the path does. */
function probesOf(path: readonly Segment[], cutters: readonly Segment[]): Point[] {
  return path.flatMap((segment) => {
    const shares = [0, 1];
    for (const cutter of cutters) {
      const t = crossingShare(segment, cutter);
      if (t !== null) shares.push(t);
    }
    shares.sort((m, n) => m - n);
    const middles = shares.slice(1).map((share, i) => along(segment, (share + (shares[i] ?? 0)) / 2));
    return [segment[0], ...middles, segment[1]];
  });
}

function deepest(probes: readonly Point[], outline: Polygon): Gap | null {
  let best: Gap | null = null;
  for (const probe of probes) {
    if (!contains(outline, probe)) continue;
    const gap = nearestOn(edgesOf(outline), probe);
    if (gap.feet > (best?.feet ?? TOUCH_FT)) best = gap;
  }
  return best;
}

const apart = (a: readonly Point[], b: readonly Point[]): boolean => {
  const [p, q] = [boundsOf(a), boundsOf(b)];
  return p.x1 < q.x0 || q.x1 < p.x0 || p.z1 < q.z0 || q.z1 < p.z0;
};

/** How far a path reaches into an outline; null where it does not. */
export function reachInto(outline: Polygon, path: readonly Segment[]): Gap | null {
  if (apart(outline, endsOf(path))) return null;
  const reach = deepest(probesOf(path, edgesOf(outline)), outline);
  return reach && { feet: -reach.feet, from: reach.at, at: reach.from };
}

/** From the edge of one outline to the edge of another, negative where they share ground. */
export function gapOfOutlines(a: Polygon, b: Polygon): Gap {
  const [ours, theirs] = [edgesOf(a), edgesOf(b)];
  const gap = gapBetween(ours, theirs);
  if (apart(a, b)) return gap;
  const inside = deepest([...probesOf(ours, theirs), ...insidePoint(a)], b);
  const reach = inside && { ...inside, feet: -inside.feet };
  const back = reachInto(a, theirs);
  if (reach && back) return reach.feet < back.feet ? reach : back;
  return reach ?? back ?? gap;
}

/** A point well inside: two outlines that coincide have no corner inside each other. */
function insidePoint(outline: Polygon): Point[] {
  const { z0, z1 } = boundsOf(outline);
  const z = z0 + (z1 - z0) * 0.4876;
  const xs = edgesOf(outline)
    .filter(([a, b]) => a[1] > z !== b[1] > z)
    .map(([a, b]) => a[0] + ((z - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    .sort((m, n) => m - n);
  const [first, second] = xs;
  return first === undefined || second === undefined ? [] : [[(first + second) / 2, z]];
}

/** From a path to the edge of an outline, negative where it leads through it. */
export function gapToPath(outline: Polygon, path: readonly Segment[]): Gap {
  return reachInto(outline, path) ?? gapBetween(edgesOf(outline), path);
}

export function gapToPoint(outline: Polygon, point: Point): Gap {
  const { feet, at } = nearestOn(edgesOf(outline), point);
  return { feet: contains(outline, point) ? -feet : feet, from: at, at: point };
}

/** The points of a path that lie outside an outline, touching excepted, each with its way back. */
export function pointsOutside(outline: Polygon, path: readonly Segment[]): Gap[] {
  return probesOf(path, edgesOf(outline))
    .filter((probe) => !contains(outline, probe))
    .map((probe) => nearestOn(edgesOf(outline), probe))
    .filter(({ feet }) => feet > TOUCH_FT);
}

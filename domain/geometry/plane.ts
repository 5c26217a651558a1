// Shapes on the ground: x runs along the pool, z towards the viewer; feet in a layout.
export type Point = readonly [x: number, z: number];
export type Polygon = readonly Point[];
export interface Bounds {
  x0: number;
  z0: number;
  x1: number;
  z1: number;
}

export function cyclic<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('an empty shape has no corners');
  return item;
}

/** The first one follows the last. */
const cornerAt = (polygon: Polygon, i: number): Point => polygon[i] ?? cyclic(polygon, i);

// Outlines are asked the same questions thousands of times while things are placed.
function remembered<T>(compute: (polygon: Polygon) => T): (polygon: Polygon) => T {
  const known = new WeakMap<Polygon, T>();
  return (polygon) => {
    const before = known.get(polygon);
    if (before !== undefined) return before;
    const value = compute(polygon);
    known.set(polygon, value);
    return value;
  };
}

export const edgesOf = remembered((polygon): readonly (readonly [Point, Point])[] =>
  polygon.map((corner, i) => [corner, cyclic(polygon, i + 1)] as const),
);

// What is asked most is asked of outlines that serve one question: it walks along the corners and makes no list of edges.

export function signedArea(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [cornerAt(polygon, i), cornerAt(polygon, i + 1)];
    sum = sum + a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function areaOf(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** What has few corners is looked at sooner than remembered. */
const FEW_CORNERS = 6;

export const boundsOf = (polygon: Polygon): Readonly<Bounds> =>
  polygon.length > FEW_CORNERS ? rememberedBounds(polygon) : boundsAround(polygon);

function boundsAround(polygon: Polygon): Bounds {
  const bounds = { x0: Infinity, z0: Infinity, x1: -Infinity, z1: -Infinity };
  for (const [x, z] of polygon) {
    bounds.x0 = Math.min(bounds.x0, x);
    bounds.x1 = Math.max(bounds.x1, x);
    bounds.z0 = Math.min(bounds.z0, z);
    bounds.z1 = Math.max(bounds.z1, z);
  }
  return bounds;
}

const rememberedBounds = remembered(boundsAround);

export function rectangle(x0: number, z0: number, x1: number, z1: number): Polygon {
  return [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ];
}

export function circle(cx: number, cz: number, radius: number, segments = 20): Polygon {
  return Array.from({ length: segments }, (_, i): Point => {
    const angle = (i / segments) * 2 * Math.PI;
    return [cx + Math.cos(angle) * radius, cz + Math.sin(angle) * radius];
  });
}

export function contains(polygon: Polygon, [x, z]: Point): boolean {
  let inside = false;
  let a = polygon.at(-1);
  for (const b of polygon) {
    if (a && a[1] > z !== b[1] > z && x < ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
    a = b;
  }
  return inside;
}

// Where the outline crosses x (axis 0) or z (axis 1): the other coordinate of each crossing.
export function crossingsOf(polygon: Polygon, at: number, axis: 0 | 1 = 0): number[] {
  const other = axis === 0 ? 1 : 0;
  const crossings: number[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const a = cornerAt(polygon, i);
    const b = cornerAt(polygon, i + 1);
    if (a[axis] > at !== b[axis] > at)
      crossings.push(a[other] + ((at - a[axis]) / (b[axis] - a[axis])) * (b[other] - a[other]));
  }
  return crossings;
}

// Runs with positive signed area, so that offset() grows outwards for a positive distance.
export function oriented(polygon: Polygon): Polygon {
  return signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;
}

export function offset(polygon: Polygon, distance: number): Polygon {
  const ring = oriented(polygon);
  return ring.map((corner, i): Point => {
    const before = normalOf(cyclic(ring, i - 1), corner);
    const after = normalOf(corner, cyclic(ring, i + 1));
    const spread = Math.max(0.25, 1 + before[0] * after[0] + before[1] * after[1]);
    return [
      corner[0] + (distance * (before[0] + after[0])) / spread,
      corner[1] + (distance * (before[1] + after[1])) / spread,
    ];
  });
}

function normalOf(a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dz = b[1] - a[1];
  const length = Math.hypot(dx, dz) || 1;
  return [dz / length, -dx / length];
}

// Keeps the part where nx·x + nz·z <= limit.
export function clip(polygon: Polygon, nx: number, nz: number, limit: number): Polygon {
  const kept: Point[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [cornerAt(polygon, i), cornerAt(polygon, i + 1)];
    const da = nx * a[0] + nz * a[1] - limit;
    const db = nx * b[0] + nz * b[1] - limit;
    if (da <= 0) kept.push(a);
    if (da < 0 !== db < 0 && da !== db) {
      const t = da / (da - db);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return kept;
}

export function clipToBounds(polygon: Polygon, { x0, z0, x1, z1 }: Bounds): Polygon {
  return clip(clip(clip(clip(polygon, -1, 0, -x0), 1, 0, x1), 0, -1, -z0), 0, 1, z1);
}

/** From where to where a side lies within bounds, as shares of it; null where it passes them by. */
export function shareWithin(
  a: Point,
  b: Point,
  { x0, z0, x1, z1 }: Bounds,
): { start: number; end: number } | null {
  let [start, end] = [0, 1];
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  for (const [step, room] of [
    [-dx, a[0] - x0],
    [dx, x1 - a[0]],
    [-dz, a[1] - z0],
    [dz, z1 - a[1]],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) start = Math.max(start, room / step);
    else end = Math.min(end, room / step);
  }
  return start > end ? null : { start, end };
}

// True when the interiors share ground; touching edges do not count.
export function overlap(a: Polygon, b: Polygon): boolean {
  const p = boundsOf(a);
  const q = boundsOf(b);
  const touch = 1e-6;
  if (p.x1 <= q.x0 + touch || q.x1 <= p.x0 + touch || p.z1 <= q.z0 + touch || q.z1 <= p.z0 + touch)
    return false;
  if (isRectangle(a) && isRectangle(b)) return true;
  // What lies beyond the other's bounds is not looked at closer: outlines have many corners, and few of them are near.
  if (probes(a).some((probe) => within(q, probe) && contains(b, probe))) return true;
  if (probes(b).some((probe) => within(p, probe) && contains(a, probe))) return true;
  const edges = edgesOf(b).filter((edge) => reaches(edge, p));
  return edgesOf(a).some(
    (edge) => reaches(edge, q) && edges.some(([b0, b1]) => crosses(edge[0], edge[1], b0, b1)),
  );
}

const within = ({ x0, z0, x1, z1 }: Bounds, [x, z]: Point) => x >= x0 && x <= x1 && z >= z0 && z <= z1;

const reaches = ([a, b]: readonly [Point, Point], { x0, z0, x1, z1 }: Bounds) =>
  Math.max(a[0], b[0]) >= x0 &&
  Math.min(a[0], b[0]) <= x1 &&
  Math.max(a[1], b[1]) >= z0 &&
  Math.min(a[1], b[1]) <= z1;

// Corners and edge middles, drawn a hair towards the middle so that a shared border does not count.
const probes = remembered((polygon): Point[] => {
  const cx = polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length;
  const cz = polygon.reduce((sum, [, z]) => sum + z, 0) / polygon.length;
  const inward = (x: number, z: number): Point => [x + (cx - x) * 1e-4, z + (cz - z) * 1e-4];
  return edgesOf(polygon).flatMap(([m, n]) => [
    inward(m[0], m[1]),
    inward((m[0] + n[0]) / 2, (m[1] + n[1]) / 2),
  ]);
});

function isRectangle(polygon: Polygon): boolean {
  if (polygon.length !== 4) return false;
  return polygon.every((a, i) => {
    const b = cornerAt(polygon, i + 1);
    return Math.abs(a[0] - b[0]) < 1e-9 || Math.abs(a[1] - b[1]) < 1e-9;
  });
}

export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const hair = -1e-6;
  return turn(a, b, c) * turn(a, b, d) < hair && turn(c, d, a) * turn(c, d, b) < hair;
}

// Positive where c lies to the left of the way from a to b.
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

import { cyclic, type Point, type Polygon, signedArea, turn } from '#domain/geometry/plane.ts';

export type Triangle = readonly [Point, Point, Point];

// Ear clipping; holes are joined to the outline by a bridge first. Fast enough for outlines of some hundred corners.
export function triangulate(outline: Polygon, holes: readonly Polygon[] = []): Triangle[] {
  let ring = wound(outline, 1);
  const rightmostFirst = [...holes].sort((a, b) => rightmost(b)[0] - rightmost(a)[0]);
  for (const hole of rightmostFirst) ring = bridged(ring, wound(hole, -1));
  return clipEars(ring);
}

function wound(polygon: Polygon, sign: 1 | -1): Point[] {
  return signedArea(polygon) * sign < 0 ? [...polygon].reverse() : [...polygon];
}

function rightmost(polygon: Polygon): Point {
  return polygon.reduce((best, corner) => (corner[0] > best[0] ? corner : best));
}

function bridged(ring: Point[], hole: Point[]): Point[] {
  const from = rightmost(hole);
  const at = hole.indexOf(from);
  const visible = ring
    .map((corner, index) => ({
      corner,
      index,
      distance: Math.hypot(corner[0] - from[0], corner[1] - from[1]),
    }))
    .filter(({ corner }) => corner[0] >= from[0])
    .sort((a, b) => a.distance - b.distance)
    .find(({ corner }) => !blocked(from, corner, ring) && !blocked(from, corner, hole));
  const index = visible?.index ?? 0;
  const turned = [...hole.slice(at), ...hole.slice(0, at)];
  return [...ring.slice(0, index + 1), ...turned, from, ...ring.slice(index)];
}

function blocked(a: Point, b: Point, ring: Polygon): boolean {
  return ring.some((c, i) => {
    const d = cyclic(ring, i + 1);
    if (c === a || c === b || d === a || d === b) return false;
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
  });
}

function clipEars(corners: Point[]): Triangle[] {
  const ring = [...corners];
  const triangles: Triangle[] = [];
  let stuck = 0;
  let i = 0;
  while (ring.length > 3 && stuck <= ring.length) {
    const a = cyclic(ring, i - 1);
    const b = cyclic(ring, i);
    const c = cyclic(ring, i + 1);
    const bend = turn(a, b, c);
    if (bend > 0 && !ring.some((p) => strictlyInside(p, a, b, c))) {
      triangles.push([a, b, c]);
      ring.splice(i % ring.length, 1);
      stuck = 0;
      i = i % ring.length;
    } else if (Math.abs(bend) < 1e-12) {
      ring.splice(i % ring.length, 1);
      stuck = 0;
    } else {
      stuck++;
      i = (i + 1) % ring.length;
    }
  }
  const [a, b, c] = ring;
  if (a && b && c) triangles.push([a, b, c]);
  return triangles;
}

function strictlyInside(p: Point, a: Point, b: Point, c: Point): boolean {
  if (same(p, a) || same(p, b) || same(p, c)) return false;
  return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
}

function same(p: Point, q: Point): boolean {
  return p[0] === q[0] && p[1] === q[1];
}

import type { Bounds, Point } from '#domain/geometry/plane.ts';
import type { Mark } from '#studio/plan/marks.ts';

// A revision cloud: a line of arcs around what changed.

export const CLOUD_COLOUR = '#a3341c';
const STEPS = 7;

/** Clockwise around the box, bulging outwards. */
export function cloud({ x0, z0, x1, z1 }: Bounds, bumpPt: number): Mark {
  const corners: Point[] = [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ];
  const points = corners.flatMap((from, i) => side(from, corners[(i + 1) % 4] ?? from, bumpPt));
  return { kind: 'shape', points, closed: true, stroke: CLOUD_COLOUR, width: 1.3 };
}

function side(from: Point, to: Point, bumpPt: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round(length / bumpPt));
  const [ux, uy] = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
  const span = length / count;
  return Array.from({ length: count * STEPS }, (_, k): Point => {
    const along = (k / STEPS) * span;
    const out = Math.sin(((k % STEPS) / STEPS) * Math.PI) * Math.min(span, bumpPt) * 0.38;
    return [from[0] + ux * along + uy * out, from[1] + uy * along - ux * out];
  });
}

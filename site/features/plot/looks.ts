import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { distance } from '#domain/plot/measure.ts';

const BULGES_PER_TURN = 11;

/** A crown seen from above: leaves in bulges, none reaching past its radius. */
export function crownPath([x, y]: Point, reach: number): string {
  const turn = (2 * Math.PI) / BULGES_PER_TURN;
  const valley = reach * 0.9;
  const at = (i: number) => `${x + valley * Math.cos(i * turn)} ${y + valley * Math.sin(i * turn)}`;
  const bulge = valley * Math.sin(turn / 2) * 1.12;
  const arcs = Array.from({ length: BULGES_PER_TURN }, (_, i) => `A${bulge} ${bulge} 0 0 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join('')}z`;
}

const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A face of a roof, and how much of the light it turns away: 0 faces it, 1 lies in the shade. */
type RoofFace = { outline: readonly Point[]; shade: number };

/** Toward the light, as on the drawings of a plan set: from the upper left. */
const LIGHT: Point = [-0.45, -0.89];

function shadeOf(a: Point, b: Point, [x, y]: Point): number {
  const [outX, outY] = [(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y];
  const toLight = (outX * LIGHT[0] + outY * LIGHT[1]) / (Math.hypot(outX, outY) || 1);
  return (1 - toLight) / 2;
}

/** Where a name stands clear of the ridge: on the face that is nearest to the foot of the drawing. */
export function nameOnRoof(corners: readonly Point[]): Point {
  const { x0, z0, x1, z1 } = boundsOf(corners);
  const share = corners.length > 4 ? 0.5 : x1 - x0 > z1 - z0 ? 0.76 : 0.86;
  return [(x0 + x1) / 2, z0 + (z1 - z0) * share];
}

/** The four faces of a hipped roof; a house of another outline has none drawn. */
export function roofFaces(corners: readonly Point[]): readonly RoofFace[] {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || corners.length > 4) return [];
  if (distance(a, b) < distance(b, c)) return roofFaces([b, c, d, a]);
  const ends = [between(a, d), between(b, c)] as const;
  const inward = Math.min(0.5, distance(b, c) / 2 / distance(...ends));
  const [near, far] = [between(...ends, inward), between(...ends, 1 - inward)];
  const middle = between(...ends);
  return [
    { outline: [a, b, far, near], shade: shadeOf(a, b, middle) },
    { outline: [b, c, far], shade: shadeOf(b, c, middle) },
    { outline: [c, d, near, far], shade: shadeOf(c, d, middle) },
    { outline: [d, a, near], shade: shadeOf(d, a, middle) },
  ];
}

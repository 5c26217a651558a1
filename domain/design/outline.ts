import {
  boundsOf,
  clip,
  cyclic,
  oriented,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import type { Design } from './design.ts';
import type { Style } from './vocabulary.ts';

// Outlines as unit drawings, stretched so that their bounds are exactly the design's length and width.
// The shallow end is always at -x, the deep end at +x.

// Around the pool: x and z in turn.
const LOBES: Partial<Record<Style, readonly number[]>> = {
  Lagoon: [
    -1, -0.1, -0.78, -0.8, -0.3, -0.95, 0.05, -0.5, 0.4, -0.85, 0.85, -0.8, 1, -0.1, 0.75, 0.6, 0.3, 0.5,
    -0.1, 0.85, -0.6, 0.95, -0.95, 0.5,
  ],
  Natural: [
    -1, 0.1, -0.85, -0.6, -0.45, -0.7, -0.15, -1, 0.3, -0.75, 0.55, -0.4, 0.95, -0.45, 1, 0.25, 0.62, 0.85,
    0.2, 0.6, -0.2, 0.72, -0.65, 1, -0.95, 0.65,
  ],
  Freeform: [
    -1, 0, -0.75, -0.75, -0.2, -0.85, 0.3, -0.9, 0.85, -0.75, 1, 0, 0.8, 0.8, 0.3, 0.75, -0.1, 0.45, -0.55,
    0.75, -0.9, 0.65,
  ],
  Kidney: [
    -1, 0.1, -0.9, -0.55, -0.5, -0.95, 0, -1, 0.5, -0.95, 0.9, -0.55, 1, 0.1, 0.85, 0.7, 0.5, 0.8, 0, 0.3,
    -0.5, 0.8, -0.85, 0.7,
  ],
  Tropical: [
    -1, 0, -0.85, -0.7, -0.4, -0.8, 0, -0.45, 0.4, -0.95, 0.85, -0.8, 1, 0, 0.85, 0.75, 0.45, 0.95, 0.05,
    0.55, -0.4, 0.75, -0.85, 0.7,
  ],
};

const CURVED_STYLES: readonly Style[] = ['Lagoon', 'Natural', 'Freeform', 'Kidney', 'Tropical', 'Resort'];

export function isCurved(style: Style): boolean {
  return CURVED_STYLES.includes(style);
}

export function outlineFor(style: Style, lengthFt: number, widthFt: number, straightEnd: boolean): Polygon {
  const unit = oriented(unitOutline(style, lengthFt, widthFt));
  const ended = straightEnd ? clip(unit, 1, 0, boundsOf(unit).x1 * (isCurved(style) ? 0.86 : 0.999)) : unit;
  return stretched(withoutTwins(ended), lengthFt, widthFt);
}

/** The water of a design, around the pool's own middle. */
export const outlineOf = ({
  style,
  lengthFt,
  widthFt,
  features,
}: Pick<Design, 'style' | 'lengthFt' | 'widthFt' | 'features'>): Polygon =>
  outlineFor(style, lengthFt, widthFt, features.includes('Infinity Edge'));

/** Stones around curved water are cut narrower. */
export const copingFtOf = ({ style }: Pick<Design, 'style'>): number => (isCurved(style) ? 1 : 1.15);

function unitOutline(style: Style, lengthFt: number, widthFt: number): Polygon {
  const lobes = LOBES[style];
  if (lobes) return smooth(pointsOf(lobes));
  const x = lengthFt / 2;
  const z = widthFt / 2;
  if (style === 'Mediterranean') return romanEnds(x, z);
  if (style === 'Luxury') return ell(x, z);
  if (style === 'Resort') return rounded(ell(x, z), Math.min(x, z) * 0.42);
  if (style === 'Rectangular') return rounded(rectangle(-x, -z, x, z), Math.min(1.5, z * 0.2));
  return rectangle(-x, -z, x, z);
}

function ell(x: number, z: number): Polygon {
  return [
    [-x, -z],
    [x, -z],
    [x, z * 0.3],
    [-x * 0.12, z * 0.3],
    [-x * 0.12, z],
    [-x, z],
  ];
}

function romanEnds(x: number, z: number): Polygon {
  const radius = z * 0.62;
  const reach = Math.min(radius * 0.8, x * 0.3);
  const flat = x - reach;
  const arc = (sign: 1 | -1): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / 14) * Math.PI;
      return [sign * (flat + Math.cos(angle) * reach), sign * Math.sin(angle) * radius];
    });
  return [[-flat, -z], [flat, -z], ...arc(1), [flat, z], [-flat, z], ...arc(-1)];
}

/** So near to its arc lies a drawn corner: what is staked with a radius is what is drawn. */
const ARC_FT = 0.01;

/** Square corners as arcs; two that share a short side are rounded less. */
function rounded(polygon: Polygon, most: number): Polygon {
  return polygon.flatMap((corner, i) => {
    const ends = [cyclic(polygon, i - 1), cyclic(polygon, i + 1)] as const;
    const radius = Math.min(
      most,
      ...ends.map((end) => 0.5 * Math.hypot(end[0] - corner[0], end[1] - corner[1])),
    );
    const [before, after] = [toward(corner, ends[0], radius), toward(corner, ends[1], radius)];
    const steps = Math.max(8, Math.ceil(Math.PI / 4 / Math.acos(1 - ARC_FT / radius)));
    return Array.from({ length: steps + 1 }, (_, k): Point => {
      const angle = (k / steps) * (Math.PI / 2);
      const [a, c] = [1 - Math.sin(angle), 1 - Math.cos(angle)];
      const at = (axis: 0 | 1) =>
        corner[axis] + a * (before[axis] - corner[axis]) + c * (after[axis] - corner[axis]);
      return [at(0), at(1)];
    });
  });
}

function toward(from: Point, to: Point, distance: number): Point {
  const t = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

const pointsOf = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));

// A closed uniform B-spline: no corner, no loop, however the lobes lie.
function smooth(controls: Polygon): Polygon {
  const steps = 8;
  const out: Point[] = [];
  for (let i = 0; i < controls.length; i++) {
    const [p0, p1, p2, p3] = [0, 1, 2, 3].map((k) => cyclic(controls, i + k));
    if (!p0 || !p1 || !p2 || !p3) continue;
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const w0 = (1 - t) ** 3 / 6;
      const w1 = (3 * t ** 3 - 6 * t * t + 4) / 6;
      const w2 = (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6;
      const w3 = t ** 3 / 6;
      out.push([
        w0 * p0[0] + w1 * p1[0] + w2 * p2[0] + w3 * p3[0],
        w0 * p0[1] + w1 * p1[1] + w2 * p2[1] + w3 * p3[1],
      ]);
    }
  }
  return out;
}

function stretched(polygon: Polygon, length: number, width: number): Polygon {
  const { x0, x1, z0, z1 } = boundsOf(polygon);
  return polygon.map(
    ([x, z]): Point => [((x - x0) / (x1 - x0) - 0.5) * length, ((z - z0) / (z1 - z0) - 0.5) * width],
  );
}

function withoutTwins(polygon: Polygon): Polygon {
  return polygon.filter((corner, i) => {
    const next = cyclic(polygon, i + 1);
    return Math.hypot(next[0] - corner[0], next[1] - corner[1]) > 1e-4;
  });
}

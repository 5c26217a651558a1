import { cyclic, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { PoolShape } from './shape.ts';
import type { Style } from './vocabulary.ts';

// Outlines as they are drawn, before they are stretched to the design's exact length and width.
// The shallow end is always at -x, the deep end at +x; the house stands at -z.

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
  Resort: [
    -1, -0.1, -1, -0.85, -0.55, -1, 0, -1, 0.55, -1, 1, -0.85, 1, -0.1, 1, 0.75, 0.7, 1.15, 0.36, 0.55, 0,
    1.2, -0.36, 0.55, -0.7, 1.15, -1, 0.75,
  ],
  Tropical: [
    -1, 0, -0.85, -0.7, -0.4, -0.8, 0, -0.45, 0.4, -0.95, 0.85, -0.8, 1, 0, 0.85, 0.75, 0.45, 0.95, 0.05,
    0.55, -0.4, 0.75, -0.85, 0.7,
  ],
};

const CURVED_STYLES: readonly Style[] = ['Lagoon', 'Natural', 'Freeform', 'Kidney', 'Tropical', 'Resort'];

export const drawsCurves = (style: Style): boolean => CURVED_STYLES.includes(style);

/** An outline asked for by name, with the corners of the style's look. */
export function namedOutline(shape: PoolShape, style: Style, x: number, z: number): Polygon {
  if (shape === 'Round' || shape === 'Oval') return ellipse(x, z);
  if (shape === 'Roman ends') return romanEnds(x, z);
  const corners = shape === 'L-shape' ? ell(x, z) : tee(x, z);
  if (drawsCurves(style)) return rounded(corners, Math.min(x, z) * 0.42);
  return style === 'Rectangular' ? rounded(corners, easedCorner(z)) : corners;
}

export function styleOutline(style: Style, x: number, z: number): Polygon {
  const lobes = LOBES[style];
  if (lobes) return smooth(pointsOf(lobes));
  if (style === 'Mediterranean') return romanEnds(x, z);
  if (style === 'Luxury') return grecian(x, z);
  const corners = rectangle(-x, -z, x, z);
  return style === 'Rectangular' ? rounded(corners, easedCorner(z)) : corners;
}

const easedCorner = (z: number) => Math.min(1.5, z * 0.2);

// The wide arm is the shallow one, so that steps and shelf have room; the deep arm lies along the house.
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

// The bar of the letter lies across the shallow end, its stem runs to the deep one.
function tee(x: number, z: number): Polygon {
  return [
    [-x, -z],
    [-x * 0.2, -z],
    [-x * 0.2, -z * 0.55],
    [x, -z * 0.55],
    [x, z * 0.55],
    [-x * 0.2, z * 0.55],
    [-x * 0.2, z],
    [-x, z],
  ];
}

/** A formal rectangle with its corners cut. */
function grecian(x: number, z: number): Polygon {
  const cut = Math.min(4, z * 0.42, x * 0.25);
  return [
    [-x + cut, -z],
    [x - cut, -z],
    [x, -z + cut],
    [x, z - cut],
    [x - cut, z],
    [-x + cut, z],
    [-x, z - cut],
    [-x, -z + cut],
  ];
}

function ellipse(x: number, z: number): Polygon {
  const quarter = stepsOfArc(Math.PI / 2, Math.max(x, z));
  return Array.from({ length: quarter * 4 }, (_, i): Point => {
    const angle = (i / (quarter * 4)) * 2 * Math.PI;
    return [Math.cos(angle) * x, Math.sin(angle) * z];
  });
}

const ROMAN_RADIUS = 0.62;
/** A round end is cut from a template: a quarter of an inch is what it takes. */
const ROMAN_ARC_FT = 0.02;

/** Where the straight sides end and the round end begins. */
const beforeRomanEnd = (x: number, z: number): number => x - Math.min(z * ROMAN_RADIUS * 0.8, x * 0.3);

function romanEnds(x: number, z: number): Polygon {
  const radius = z * ROMAN_RADIUS;
  const flat = beforeRomanEnd(x, z);
  const reach = x - flat;
  const steps = 2 * stepsOfArc(Math.PI / 2, Math.max(radius, reach), ROMAN_ARC_FT);
  const arc = (sign: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / steps) * Math.PI;
      return [sign * (flat + Math.cos(angle) * reach), sign * Math.sin(angle) * radius];
    });
  return [[-flat, -z], [flat, -z], ...arc(1), [flat, z], [-flat, z], ...arc(-1)];
}

/** So near to its arc lies a drawn corner: what is staked with a radius is what is drawn. */
const ARC_FT = 0.01;

const stepsOfArc = (angle: number, radius: number, within = ARC_FT) =>
  Math.ceil(angle / 2 / Math.acos(1 - within / radius));

/** Square corners as arcs; two that share a short side are rounded less. */
function rounded(polygon: Polygon, most: number): Polygon {
  return polygon.flatMap((corner, i) => {
    const ends = [cyclic(polygon, i - 1), cyclic(polygon, i + 1)] as const;
    const radius = Math.min(
      most,
      ...ends.map((end) => 0.5 * Math.hypot(end[0] - corner[0], end[1] - corner[1])),
    );
    const [before, after] = [toward(corner, ends[0], radius), toward(corner, ends[1], radius)];
    const steps = Math.max(8, stepsOfArc(Math.PI / 2, radius));
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

import { lengthOf } from '../mesh-geometry.ts';
import { hash3 } from '../noise.ts';
import type { Vec3 } from '../scene.ts';

// A stone as it breaks: a block of bed height whose edges and corners have split off. In a box from -1 to 1.

/** A flat side: its corners in order, and where it looks. */
export interface Side {
  corners: readonly Vec3[];
  out: Vec3;
}

interface Plane {
  out: Vec3;
  at: number;
}

const BOX = 1.6;
/** Where nothing else is said. */
const CUTS = 7;

export function brokenStone(seed: number, cuts = CUTS): Side[] {
  return planesOf(seed, cuts).reduce(cut, boxOf(BOX));
}

// Six worn faces of a bed, then what frost has taken from its edges.
function planesOf(seed: number, cuts: number): Plane[] {
  const toss = (i: number, k: number) => hash3(seed, i, k) * 2 - 1;
  const faces = AXES.flatMap((axis, i) =>
    [-1, 1].map((side, k): Plane => {
      const lean = axis[1] !== 0 ? 0.06 : 0.24;
      const n = i * 2 + k;
      const out: Vec3 = [
        axis[0] * side + toss(n, 1) * lean,
        // A side leans back rather than over.
        axis[1] * side + toss(n, 2) * lean + (axis[1] === 0 ? 0.1 : 0),
        axis[2] * side + toss(n, 3) * lean,
      ];
      return { out: unit(out), at: 0.97 };
    }),
  );
  const splits = Array.from({ length: cuts }, (_, i): Plane => {
    // An upright edge more often than a bed's own.
    const steep = hash3(seed, i, 14) < 0.6 ? 0.25 : 1;
    const around = (i / cuts) * 2 * Math.PI + toss(i, 11) * 0.6;
    const out = unit([Math.cos(around), toss(i, 12) * steep, Math.sin(around)]);
    const corner = Math.abs(out[0]) + Math.abs(out[1]) + Math.abs(out[2]);
    return { out, at: corner * (0.64 + 0.26 * hash3(seed, i, 13)) };
  });
  return [...faces, ...splits];
}

const AXES: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function boxOf(half: number): Side[] {
  return AXES.flatMap((axis) =>
    [-1, 1].map((side): Side => {
      const out: Vec3 = [axis[0] * side, axis[1] * side, axis[2] * side];
      const [u, v]: [Vec3, Vec3] = [
        [axis[1], axis[2], axis[0]],
        [axis[2], axis[0], axis[1]],
      ];
      const at = (a: number, b: number): Vec3 => [
        (out[0] + u[0] * a + v[0] * b) * half,
        (out[1] + u[1] * a + v[1] * b) * half,
        (out[2] + u[2] * a + v[2] * b) * half,
      ];
      return { corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], out };
    }),
  );
}

// What lies before the plane goes; the wound becomes a new side.
function cut(sides: readonly Side[], plane: Plane): Side[] {
  const wound: Vec3[] = [];
  const kept = sides.flatMap((side): Side[] => {
    const corners = side.corners.flatMap((a, i): Vec3[] => {
      const b = side.corners[(i + 1) % side.corners.length] ?? a;
      const [da, db] = [dot(plane.out, a) - plane.at, dot(plane.out, b) - plane.at];
      const own = da <= 0 ? [a] : [];
      if (da <= 0 === db <= 0) return own;
      const t = da / (da - db);
      const crossing: Vec3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
      wound.push(crossing);
      return [...own, crossing];
    });
    return corners.length < 3 ? [] : [{ corners, out: side.out }];
  });
  return wound.length < 3 ? kept : [...kept, { corners: inOrder(wound, plane.out), out: plane.out }];
}

function inOrder(points: readonly Vec3[], out: Vec3): Vec3[] {
  const middle = middleOf(points);
  const u = unit(Math.abs(out[1]) < 0.9 ? [-out[2], 0, out[0]] : [1, 0, 0]);
  const v: Vec3 = [
    out[1] * u[2] - out[2] * u[1],
    out[2] * u[0] - out[0] * u[2],
    out[0] * u[1] - out[1] * u[0],
  ];
  const angle = (p: Vec3) => {
    const d: Vec3 = [p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]];
    return Math.atan2(dot(d, v), dot(d, u));
  };
  const sorted = points.toSorted((a, b) => angle(a) - angle(b));
  // Two sides meet in every corner of a wound.
  return sorted.filter((p, i) => {
    const before = sorted[(i + sorted.length - 1) % sorted.length] ?? p;
    return Math.hypot(p[0] - before[0], p[1] - before[1], p[2] - before[2]) > 1e-6;
  });
}

export function middleOf(points: readonly Vec3[]): Vec3 {
  const sum = points.reduce((a, b): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function unit(v: Vec3): Vec3 {
  const length = lengthOf(v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

import { METRES_PER_FOOT, type Part, type SceneMesh } from '../scene.ts';

// Surfaces as the cells they pass through, so that two things can be held against one another whatever their shape.

const CELL_FT = 0.3;

/** Cells by number, with the way back to feet. */
export type Cells = ReadonlySet<number>;

// So many cells across and upward that a number still fits where sets find whole numbers quickly: below 2³¹.
const SPAN = 2048;
const HALF = SPAN / 2;
const HALF_UP = 128;
const cellOf = (feet: number, half = HALF) => Math.floor(feet / CELL_FT) + half;
const numberOf = (x: number, y: number, z: number) => (y * SPAN + x) * SPAN + z;

/** Its middle, in feet. */
export function placeOf(cell: number): readonly [x: number, y: number, z: number] {
  const z = cell % SPAN;
  const x = Math.floor(cell / SPAN) % SPAN;
  const y = Math.floor(cell / (SPAN * SPAN));
  const feet = (at: number, half = HALF) => (at - half + 0.5) * CELL_FT;
  return [feet(x), feet(y, HALF_UP), feet(z)];
}

type Wanted = (part: Part, material: SceneMesh['material']) => boolean;

/** All of it, or what lies before fromZ. */
export function cellsOf(
  meshes: readonly SceneMesh[],
  wanted: Wanted = () => true,
  fromZ = Number.NEGATIVE_INFINITY,
): Set<number> {
  const cells = new Set<number>();
  for (const { material, positions, indices, parts } of meshes)
    for (const { part, start, count } of parts) {
      if (!wanted(part, material)) continue;
      for (let i = start; i < start + count; i += 3) addTriangle(cells, positions, indices, i, fromZ);
    }
  return cells;
}

function addTriangle(
  cells: Set<number>,
  positions: Float32Array,
  indices: Uint32Array,
  at: number,
  fromZ: number,
): void {
  const corner = (k: number, axis: number) =>
    (positions[(indices[at + k] ?? 0) * 3 + axis] ?? 0) / METRES_PER_FOOT;
  const [ax, ay, az] = [corner(0, 0), corner(0, 1), corner(0, 2)];
  const [ux, uy, uz] = [corner(1, 0) - ax, corner(1, 1) - ay, corner(1, 2) - az];
  const [vx, vy, vz] = [corner(2, 0) - ax, corner(2, 1) - ay, corner(2, 2) - az];
  if (Math.max(az, az + uz, az + vz) < fromZ) return;
  if (Math.max(Math.abs(ay), Math.abs(ay + uy), Math.abs(ay + vy)) >= (HALF_UP - 1) * CELL_FT)
    throw new Error(`higher or deeper than cells reach: ${ay}`);
  const along = Math.max(1, Math.ceil(Math.hypot(ux, uy, uz) / CELL_FT));
  const across = Math.max(1, Math.ceil(Math.hypot(vx, vy, vz) / CELL_FT));
  for (let i = 0; i <= along; i++)
    for (let k = 0; k <= across * (1 - i / along); k++) {
      const [s, t] = [i / along, k / across];
      const [x, y, z] = [ax + ux * s + vx * t, ay + uy * s + vy * t, az + uz * s + vz * t];
      if (z >= fromZ) cells.add(numberOf(cellOf(x), cellOf(y, HALF_UP), cellOf(z)));
    }
}

const STEPS = [-1, 0, 1];
/** A cell and all that touch it, as differences. */
export const BESIDE: readonly number[] = STEPS.flatMap((y) =>
  STEPS.flatMap((x) => STEPS.map((z) => numberOf(x, y, z))),
);

/** What hangs together: every piece by its cells. */
export function piecesOf(cells: Cells): number[][] {
  const left = new Set(cells);
  const pieces: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const piece = [first];
    for (let i = 0; i < piece.length; i++) {
      const from = piece[i] ?? first;
      for (const step of BESIDE) if (left.delete(from + step)) piece.push(from + step);
    }
    pieces.push(piece);
  }
  return pieces;
}

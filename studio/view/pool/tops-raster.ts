import type { Instance, SceneMesh } from '#studio/scene/scene.ts';

// Seen straight from above: of a square grid, the height of the highest thing in each cell. Metres.
export interface Tops {
  // Corner of the first cell.
  x0: number;
  z0: number;
  cell: number;
  across: number;
  heights: Float32Array<ArrayBuffer>;
}

const NOTHING = -1000;

export function emptyTops(reach: number, cell: number): Tops {
  const across = Math.ceil((2 * reach) / cell);
  const heights = new Float32Array(across * across).fill(NOTHING);
  return { x0: -reach, z0: -reach, cell, across, heights };
}

type Flat = readonly [x: number, z: number];

export function raise(tops: Tops, x: number, z: number, y: number): void {
  const [column, row] = cellOf(tops, x, z);
  if (column >= 0 && row >= 0 && column < tops.across && row < tops.across) lift(tops, column, row, y);
}

const cellOf = ({ x0, z0, cell }: Tops, x: number, z: number): Flat => [
  Math.floor((x - x0) / cell),
  Math.floor((z - z0) / cell),
];

function lift({ heights, across }: Tops, column: number, row: number, y: number): void {
  const at = row * across + column;
  if (y > (heights[at] ?? 0)) heights[at] = y;
}

/** Every cell that a triangle touches is at least as high as the triangle is there. */
export function raiseMesh(tops: Tops, { positions, indices }: SceneMesh): void {
  const corner = (at: number) => {
    const i = (indices[at] ?? 0) * 3;
    return [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0] as const;
  };
  for (let at = 0; at < indices.length; at += 3)
    raiseTriangle(tops, corner(at), corner(at + 1), corner(at + 2));
}

type Corner = readonly [x: number, y: number, z: number];

function raiseTriangle(tops: Tops, a: Corner, b: Corner, c: Corner): void {
  const { across, x0, z0, cell } = tops;
  const within = (value: number) => Math.max(0, Math.min(across - 1, value));
  const [left, back] = cellOf(tops, Math.min(a[0], b[0], c[0]), Math.min(a[2], b[2], c[2]));
  const [right, front] = cellOf(tops, Math.max(a[0], b[0], c[0]), Math.max(a[2], b[2], c[2]));
  if (right < 0 || front < 0 || left >= across || back >= across) return;
  const highest = Math.max(a[1], b[1], c[1]);
  const small = right - left <= 1 && front - back <= 1;
  const slope = small ? null : slopeOf(a, b, c);
  for (let row = within(back); row <= within(front); row++)
    for (let column = within(left); column <= within(right); column++) {
      const [x, z] = [x0 + (column + 0.5) * cell, z0 + (row + 0.5) * cell];
      if (!small && isBeside([x, z], cell / 2, a, b, c)) continue;
      const most = slope
        ? a[1] +
          (x - a[0]) * slope[0] +
          (z - a[2]) * slope[1] +
          (Math.abs(slope[0]) + Math.abs(slope[1])) * (cell / 2)
        : highest;
      lift(tops, column, row, Math.min(most, highest));
    }
}

// How much the plane rises with x and with z; null where it stands upright.
function slopeOf(a: Corner, b: Corner, c: Corner): Flat | null {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const up = uz * vx - ux * vz;
  if (Math.abs(up) < 1e-9) return null;
  return [-(uy * vz - uz * vy) / up, -(ux * vy - uy * vx) / up];
}

// One side of the triangle has the whole cell beyond it.
function isBeside([x, z]: Flat, half: number, ...corners: [Corner, Corner, Corner]): boolean {
  return corners.some((p, i) => {
    const q = corners[(i + 1) % 3] ?? p;
    const third = corners[(i + 2) % 3] ?? p;
    const [nx, nz] = [q[2] - p[2], p[0] - q[0]];
    const inside = (third[0] - p[0]) * nx + (third[2] - p[2]) * nz;
    const here = (x - p[0]) * nx + (z - p[2]) * nz;
    const grown = (Math.abs(nx) + Math.abs(nz)) * half;
    return inside >= 0 ? here < -grown : here > grown;
  });
}

/** A plant: what was seen of it from above, turned and planted. */
export function raisePlant(tops: Tops, plant: Tops, { x, y, z, yaw, scale, rise }: Instance): void {
  const reach = -plant.x0 * Math.SQRT2 * scale;
  const [left, back] = cellOf(tops, x - reach, z - reach);
  const [right, front] = cellOf(tops, x + reach, z + reach);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  for (let row = Math.max(0, back); row <= Math.min(tops.across - 1, front); row++)
    for (let column = Math.max(0, left); column <= Math.min(tops.across - 1, right); column++) {
      const dx = (tops.x0 + (column + 0.5) * tops.cell - x) / scale;
      const dz = (tops.z0 + (row + 0.5) * tops.cell - z) / scale;
      const top = topAt(plant, dx * cos - dz * sin, dx * sin + dz * cos);
      if (top > NOTHING) lift(tops, column, row, y + top * rise);
    }
}

function topAt(tops: Tops, x: number, z: number): number {
  const [column, row] = cellOf(tops, x, z);
  if (column < 0 || row < 0 || column >= tops.across || row >= tops.across) return NOTHING;
  return tops.heights[row * tops.across + column] ?? NOTHING;
}

/** The highest of all cells at most so many away, in both directions. */
export function widened({ heights, across, ...rest }: Tops, cells: number): Tops {
  const along = highestAround(heights, across, 1, cells);
  return { ...rest, across, heights: highestAround(along, across, across, cells) };
}

function highestAround(from: Float32Array, across: number, step: number, cells: number) {
  const to = new Float32Array(from.length);
  for (let at = 0; at < from.length; at++) {
    const place = Math.floor(at / step) % across;
    let most = from[at] ?? NOTHING;
    for (let away = -cells; away <= cells; away++)
      if (place + away >= 0 && place + away < across)
        most = Math.max(most, from[at + away * step] ?? NOTHING);
    to[at] = most;
  }
  return to;
}

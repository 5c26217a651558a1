import { castsShadow } from '#studio/scene/casts-shadow.ts';
import type { Instance, Scene, SceneMesh, Vec3 } from '#studio/scene/scene.ts';

// Everything that throws a shadow, as triangles sorted into square cells seen from above. A ray towards the sun walks through the
// cells it passes and asks only what stands there. Metres.

const CELL_M = 1;
/** Beyond this no shadow reaches the pool that is worth telling. */
const REACH_M = 42;
const ACROSS = (2 * REACH_M) / CELL_M;
/** Lower plants shade nobody. */
const LOWEST_PLANT_M = 1;

export type ShadeGrid = {
  /** Nine numbers each. */
  corners: Float32Array;
  /** By cell, which triangles touch it. */
  cells: readonly (readonly number[])[];
  highest: number;
};

export function shadeGrid({ meshes, prototypes, instances }: Scene): ShadeGrid {
  const corners: number[] = [];
  for (const mesh of meshes) addTriangles(corners, mesh, (point) => point);
  for (const { name, meshes: parts } of prototypes) {
    const tallest = Math.max(...parts.map(topOf));
    for (const instance of instances)
      if (instance.prototype === name && tallest * instance.rise > LOWEST_PLANT_M)
        for (const mesh of parts) addTriangles(corners, mesh, planted(instance));
  }
  const cells = Array.from({ length: ACROSS * ACROSS }, (): number[] => []);
  let highest = 0;
  for (let at = 0; at < corners.length; at += 9) {
    const [xs, ys, zs] = [0, 1, 2].map((axis) => [0, 3, 6].map((corner) => corners[at + corner + axis] ?? 0));
    if (!xs || !ys || !zs) continue;
    highest = Math.max(highest, ...ys);
    for (let row = cellOf(Math.min(...zs)); row <= cellOf(Math.max(...zs)); row++)
      for (let column = cellOf(Math.min(...xs)); column <= cellOf(Math.max(...xs)); column++)
        if (row >= 0 && column >= 0 && row < ACROSS && column < ACROSS)
          cells[row * ACROSS + column]?.push(at);
  }
  return { corners: Float32Array.from(corners), cells, highest };
}

const cellOf = (metres: number) => Math.floor((metres + REACH_M) / CELL_M);

function topOf({ positions }: SceneMesh): number {
  let top = 0;
  for (let at = 1; at < positions.length; at += 3) top = Math.max(top, positions[at] ?? 0);
  return top;
}

function planted({ x, y, z, yaw, scale, rise }: Instance): (point: Vec3) => Vec3 {
  const [sin, cos] = [Math.sin(yaw) * scale, Math.cos(yaw) * scale];
  return ([px, py, pz]) => [x + px * cos + pz * sin, y + py * rise, z - px * sin + pz * cos];
}

function addTriangles(
  corners: number[],
  { material, positions, indices }: SceneMesh,
  place: (point: Vec3) => Vec3,
): void {
  if (!castsShadow(material)) return;
  for (const index of indices) {
    const at = index * 3;
    corners.push(...place([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]));
  }
}

/** Whether anything stands between a point and the sun. */
export function isShaded(grid: ShadeGrid, from: Vec3, [dx, dy, dz]: Vec3): boolean {
  const flat = Math.hypot(dx, dz);
  // Straight up, a step in any direction stays in the cell.
  const [ux, uz] = flat > 1e-6 ? [dx / flat, dz / flat] : [1, 0];
  const far = Math.min(REACH_M * 2, ((grid.highest - from[1]) / Math.max(dy, 1e-6)) * flat);
  const asked = new Set<number>();
  for (let along = 0; along <= far + CELL_M; along += CELL_M / 2) {
    const [column, row] = [cellOf(from[0] + ux * along), cellOf(from[2] + uz * along)];
    const cell = row * ACROSS + column;
    if (row < 0 || column < 0 || row >= ACROSS || column >= ACROSS || asked.has(cell)) continue;
    asked.add(cell);
    for (const at of grid.cells[cell] ?? []) if (hits(grid.corners, at, from, [dx, dy, dz])) return true;
  }
  return false;
}

const NEAR_M = 1e-3;

// Möller and Trumbore: where a ray meets a triangle's plane, and whether that lies inside.
function hits(c: Float32Array, at: number, [ox, oy, oz]: Vec3, [dx, dy, dz]: Vec3): boolean {
  const n = (i: number) => c[at + i] ?? 0;
  const [x0, y0, z0] = [n(0), n(1), n(2)];
  const [ax, ay, az, bx, by, bz] = [n(3) - x0, n(4) - y0, n(5) - z0, n(6) - x0, n(7) - y0, n(8) - z0];
  const [px, py, pz] = [dy * bz - dz * by, dz * bx - dx * bz, dx * by - dy * bx];
  const turn = ax * px + ay * py + az * pz;
  if (Math.abs(turn) < 1e-9) return false;
  const [sx, sy, sz] = [ox - x0, oy - y0, oz - z0];
  const u = (sx * px + sy * py + sz * pz) / turn;
  if (u < 0 || u > 1) return false;
  const [qx, qy, qz] = [sy * az - sz * ay, sz * ax - sx * az, sx * ay - sy * ax];
  const v = (dx * qx + dy * qy + dz * qz) / turn;
  if (v < 0 || u + v > 1) return false;
  return (bx * qx + by * qy + bz * qz) / turn > NEAR_M;
}

import type { Instance, Scene, SceneMesh } from '#studio/scene/scene.ts';

// A scene's triangles by where they lie, so that a plumb line finds at once what it passes through. Metres.

const CELL = 1;
const REACH = 130;
const ACROSS = (2 * REACH) / CELL;

const cellAt = (at: number) => Math.max(0, Math.min(ACROSS - 1, Math.floor((at + REACH) / CELL)));

export interface Columns {
  /** The heights at which a plumb line through a place meets something. */
  heightsAt(x: number, z: number): number[];
}

export function columnsOf(scene: Scene): Columns {
  const cells = new Map<number, number[]>();
  const corners: number[] = [];
  const add = (mesh: SceneMesh, place: (at: number) => void) => {
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const first = corners.length;
      for (const k of [0, 1, 2]) place(mesh.indices[at + k] ?? 0);
      enter(first);
    }
  };
  const enter = (first: number) => {
    const value = (k: number) => corners[first + k] ?? 0;
    const range = (k: number) => [
      cellAt(Math.min(value(k), value(k + 3), value(k + 6))),
      cellAt(Math.max(value(k), value(k + 3), value(k + 6))),
    ];
    const [[left = 0, right = 0], [back = 0, front = 0]] = [range(0), range(2)];
    for (let i = left; i <= right; i++)
      for (let j = back; j <= front; j++) {
        const cell = cells.get(i * ACROSS + j);
        if (cell) cell.push(first);
        else cells.set(i * ACROSS + j, [first]);
      }
  };
  for (const mesh of scene.meshes)
    add(mesh, (i) => corners.push(...mesh.positions.subarray(i * 3, i * 3 + 3)));
  for (const instance of scene.instances)
    for (const mesh of scene.prototypes.find(({ name }) => name === instance.prototype)?.meshes ?? [])
      add(mesh, (i) => corners.push(...planted(mesh.positions, i, instance)));
  return {
    heightsAt: (x, z) =>
      (cells.get(cellAt(x) * ACROSS + cellAt(z)) ?? []).flatMap((first) => heightOf(corners, first, x, z)),
  };
}

function planted(positions: Float32Array, i: number, { x, y, z, yaw, scale, rise }: Instance) {
  const [px = 0, py = 0, pz = 0] = positions.subarray(i * 3, i * 3 + 3);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [x + (px * cos + pz * sin) * scale, y + py * rise, z + (pz * cos - px * sin) * scale];
}

function heightOf(corners: readonly number[], first: number, x: number, z: number): number[] {
  const at = (k: number) => corners[first + k] ?? 0;
  const [ux, uz, vx, vz] = [at(3) - at(0), at(5) - at(2), at(6) - at(0), at(8) - at(2)];
  const area = ux * vz - uz * vx;
  if (Math.abs(area) < 1e-9) return [];
  const s = ((x - at(0)) * vz - (z - at(2)) * vx) / area;
  const t = ((z - at(2)) * ux - (x - at(0)) * uz) / area;
  if (s < 0 || t < 0 || s + t > 1) return [];
  return [at(1) + (at(4) - at(1)) * s + (at(7) - at(1)) * t];
}

import type { Instance, Scene, SceneMesh } from '#studio/scene/scene.ts';

// A scene's triangles by where they lie, so that a plumb line finds at once what it passes through. Metres. Many millions of
// corners pass through here in a run of the tests: nothing is made anew for each of them.

const CELL = 1;
const REACH = 130;
const ACROSS = (2 * REACH) / CELL;

const cellAt = (at: number) => Math.max(0, Math.min(ACROSS - 1, Math.floor((at + REACH) / CELL)));

export interface Columns {
  /** The heights at which a plumb line through a place meets something. */
  heightsAt(x: number, z: number): number[];
}

const UNMOVED = { x: 0, y: 0, z: 0, yaw: 0, scale: 1, rise: 1 };

export function columnsOf(scene: Scene): Columns {
  const cells = new Map<number, number[]>();
  const corners: number[] = [];
  const enter = (first: number) => {
    const lowest = (k: number) =>
      Math.min(at(corners, first + k), at(corners, first + k + 3), at(corners, first + k + 6));
    const highest = (k: number) =>
      Math.max(at(corners, first + k), at(corners, first + k + 3), at(corners, first + k + 6));
    const [right, front] = [cellAt(highest(0)), cellAt(highest(2))];
    for (let i = cellAt(lowest(0)); i <= right; i++)
      for (let j = cellAt(lowest(2)); j <= front; j++) {
        const cell = cells.get(i * ACROSS + j);
        if (cell) cell.push(first);
        else cells.set(i * ACROSS + j, [first]);
      }
  };
  const add = (
    { indices, positions }: SceneMesh,
    { x, y, z, yaw, scale, rise }: Omit<Instance, 'prototype'>,
  ) => {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    for (let corner = 0; corner < indices.length; corner++) {
      const from = at(indices, corner) * 3;
      const [px, pz] = [at(positions, from), at(positions, from + 2)];
      corners.push(
        x + (px * cos + pz * sin) * scale,
        y + at(positions, from + 1) * rise,
        z + (pz * cos - px * sin) * scale,
      );
      if (corner % 3 === 2) enter(corners.length - 9);
    }
  };
  for (const mesh of scene.meshes) add(mesh, UNMOVED);
  // Most of a garden stands where no line is dropped: a plant is entered when one comes near it.
  const prototypes = new Map(
    scene.prototypes.map(({ name, meshes }) => [name, { meshes, reach: reachOf(meshes) }]),
  );
  const waiting = new Map<number, Set<Instance>>();
  const cellsAround = ({ x, z, scale, prototype }: Instance) => {
    const reach = (prototypes.get(prototype)?.reach ?? 0) * scale;
    const [right, front] = [cellAt(x + reach), cellAt(z + reach)];
    const around: number[] = [];
    for (let i = cellAt(x - reach); i <= right; i++)
      for (let j = cellAt(z - reach); j <= front; j++) around.push(i * ACROSS + j);
    return around;
  };
  for (const instance of scene.instances)
    for (const cell of cellsAround(instance)) {
      const there = waiting.get(cell);
      if (there) there.add(instance);
      else waiting.set(cell, new Set([instance]));
    }
  const enterPlants = (cell: number) => {
    for (const instance of waiting.get(cell) ?? []) {
      for (const mesh of prototypes.get(instance.prototype)?.meshes ?? []) add(mesh, instance);
      for (const other of cellsAround(instance)) waiting.get(other)?.delete(instance);
    }
  };
  return {
    heightsAt: (x, z) => {
      const heights: number[] = [];
      const cell = cellAt(x) * ACROSS + cellAt(z);
      enterPlants(cell);
      for (const first of cells.get(cell) ?? []) {
        const height = heightOf(corners, first, x, z);
        if (height !== undefined) heights.push(height);
      }
      return heights;
    },
  };
}

/** How far it comes from its middle, to any side. */
const reachOf = (meshes: readonly SceneMesh[]) => {
  let furthest = 0;
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3)
      furthest = Math.max(furthest, Math.hypot(at(positions, i), at(positions, i + 2)));
  return furthest;
};

const at = (numbers: ArrayLike<number>, k: number) => numbers[k] ?? 0;

function heightOf(corners: readonly number[], first: number, x: number, z: number): number | undefined {
  const [x0, y0, z0] = [at(corners, first), at(corners, first + 1), at(corners, first + 2)];
  const [ux, uz] = [at(corners, first + 3) - x0, at(corners, first + 5) - z0];
  const [vx, vz] = [at(corners, first + 6) - x0, at(corners, first + 8) - z0];
  const area = ux * vz - uz * vx;
  if (Math.abs(area) < 1e-9) return undefined;
  const s = ((x - x0) * vz - (z - z0) * vx) / area;
  const t = ((z - z0) * ux - (x - x0) * uz) / area;
  if (s < 0 || t < 0 || s + t > 1) return undefined;
  return y0 + (at(corners, first + 4) - y0) * s + (at(corners, first + 7) - y0) * t;
}

import { METRES_PER_FOOT, type Prototype, type Scene } from '#studio/scene/scene.ts';
import { emptyTops, raise, raiseMesh, raisePlant, type Tops, widened } from './tops-raster.ts';

// How low a camera may fly: over all that grows or stands, and over ground and water, like a drone that sees them coming.

const CELL_M = 0.5;
/** Of air around the camera, in all directions. */
const CLEARANCE_M = 0.45;
// Leaves are drawn larger in the view than the scene has them.
const LARGER_LEAVES_M = 0.25;
/** How steeply the way over a thing rises, metres for each metre. */
const CLIMB = 2;
/** Cells, so that the clearance holds sideways too. */
const BESIDE = 2;

export interface Reach {
  /** From what is looked at. */
  away: number;
  /** Of what is looked at, from the pool's middle. */
  aside: number;
}

/** How far a view may be moved, by the size of the pool. */
export function reachOf({ layout }: Scene): Reach {
  const lengthM = layout.pool.lengthFt * METRES_PER_FOOT;
  return { away: Math.max(28, lengthM * 3.6), aside: Math.max(10, lengthM) };
}

export type ClearAir = Tops;

export function clearAirOf(scene: Scene): ClearAir {
  const { away, aside } = reachOf(scene);
  const tops = emptyTops(away + aside, CELL_M);
  for (const mesh of scene.meshes) raiseMesh(tops, mesh);
  for (const { position, height } of scene.flames)
    raise(tops, position[0], position[2], position[1] + height * 1.3);
  for (const prototype of scene.prototypes) {
    const seen = plantFromAbove(prototype);
    for (const instance of scene.instances)
      if (instance.prototype === prototype.name)
        raisePlant(tops, seen, { ...instance, y: instance.y + LARGER_LEAVES_M });
  }
  return withSlopes(widened(tops, BESIDE));
}

// Plants are the same in every scene: each is looked at once.
const plants = new WeakMap<Prototype, Tops>();

function plantFromAbove(prototype: Prototype): Tops {
  const known = plants.get(prototype);
  if (known) return known;
  const plant = emptyTops(sizeOf(prototype.meshes.map(({ positions }) => positions)) + CELL_M, CELL_M);
  for (const mesh of prototype.meshes) raiseMesh(plant, mesh);
  const seen = widened(plant, 1);
  plants.set(prototype, seen);
  return seen;
}

const sizeOf = (all: readonly Float32Array[]): number => {
  let most = 0;
  for (const positions of all)
    for (let at = 0; at < positions.length; at += 3)
      most = Math.max(most, Math.abs(positions[at] ?? 0), Math.abs(positions[at + 2] ?? 0));
  return most;
};

// Nothing rises like a wall: a camera that comes near is led up in time.
function withSlopes(tops: Tops): Tops {
  const { heights, across, cell } = tops;
  const [step, corner] = [CLIMB * cell, CLIMB * cell * Math.SQRT2];
  const pull = (at: number, from: number, drop: number) => {
    const led = (heights[from] ?? 0) - drop;
    if (led > (heights[at] ?? 0)) heights[at] = led;
  };
  const sweep = (at: number, turn: 1 | -1) => {
    const column = at % across;
    const before = turn === 1 ? column > 0 : column < across - 1;
    const after = turn === 1 ? column < across - 1 : column > 0;
    const row = at - turn * across;
    if (before) pull(at, at - turn, step);
    if (row < 0 || row >= heights.length) return;
    pull(at, row, step);
    if (before) pull(at, row - turn, corner);
    if (after) pull(at, row + turn, corner);
  };
  for (let at = 0; at < heights.length; at++) sweep(at, 1);
  for (let at = heights.length - 1; at >= 0; at--) sweep(at, -1);
  return tops;
}

/** The lowest that a camera may be there. */
export function lowestAt({ x0, z0, cell, across, heights }: ClearAir, x: number, z: number): number {
  const u = Math.max(0, Math.min(across - 1.001, (x - x0) / cell - 0.5));
  const v = Math.max(0, Math.min(across - 1.001, (z - z0) / cell - 0.5));
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const height = (dx: number, dz: number) => heights[(row + dz) * across + column + dx] ?? 0;
  const mix = (a: number, b: number, share: number) => a + (b - a) * share;
  const back = mix(height(0, 0), height(1, 0), u - column);
  const front = mix(height(0, 1), height(1, 1), u - column);
  return mix(back, front, v - row) + CLEARANCE_M;
}

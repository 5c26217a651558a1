import { METRES_PER_FOOT, type Prototype, type Scene, type Vec3 } from '#studio/scene/scene.ts';
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

export interface ClearAir extends Tops {
  /** As everything stands, without the air around it. */
  standing: Float32Array<ArrayBuffer>;
}

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
  return { ...withSlopes(widened(tops, BESIDE)), standing: tops.heights };
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

// What lies about at the pool's edge hides nothing.
const LOW_M = 0.6;
const NEAR_EYE_M = 0.8;

/** Of the points, the part to which nothing stands in the way; a tree counts down to its foot. */
export function openShare(air: ClearAir, eye: Vec3, points: readonly Vec3[]): number {
  return points.filter((point) => isOpen(air, eye, point)).length / Math.max(1, points.length);
}

function isOpen({ x0, z0, cell, across, standing }: ClearAir, eye: Vec3, to: Vec3): boolean {
  const [dx, dy, dz] = [to[0] - eye[0], to[1] - eye[1], to[2] - eye[2]];
  const length = Math.hypot(dx, dz);
  for (let gone = NEAR_EYE_M; gone < length; gone += cell / 2) {
    const share = gone / length;
    const column = Math.floor((eye[0] + dx * share - x0) / cell);
    const row = Math.floor((eye[2] + dz * share - z0) / cell);
    if (column < 0 || row < 0 || column >= across || row >= across) continue;
    const top = standing[row * across + column] ?? 0;
    if (top > LOW_M && top > eye[1] + dy * share) return false;
  }
  return true;
}

import type { Bounds } from '#domain/geometry/plane.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { levelAt } from './planting-ground.ts';

export const standsIn = (homes: readonly Bounds[], x: number, z: number, clear: number): boolean =>
  homes.some((b) => x > b.x0 - clear && x < b.x1 + clear && z > b.z0 - clear && z < b.z1 + clear);

// Two or three houses next door: one sees their upper walls and roofs over the hedges.
export function drawNeighbors(builder: SceneBuilder, deck: Bounds, house: Bounds): Bounds[] {
  const open = builder.layout.pool.infinityEdge !== null;
  const back = Math.min(deck.z0, house.z0);
  const left = Math.min(deck.x0, house.x0);
  const right = Math.max(deck.x1, house.x1);
  const homes: Bounds[] = [
    { x0: left - 84, x1: left - 54, z0: back - 8, z1: back + 36 },
    { x0: left - 26, x1: left + 22, z0: back - 96, z1: back - 66 },
  ];
  if (!open) homes.push({ x0: right + 48, x1: right + 78, z0: back - 30, z1: back + 14 });
  builder.mesh.as('land', () => {
    for (const [at, home] of homes.entries()) drawHome(builder, home, 15 + at * 2.5);
  });
  return homes;
}

// Walls, windows and a gable roof along the longer side; feet.
function drawHome(builder: SceneBuilder, { x0, x1, z0, z1 }: Bounds, eaves: number): void {
  const { mesh } = builder;
  const floor = Math.min(
    levelAt(builder, x0, z0),
    levelAt(builder, x1, z0),
    levelAt(builder, x0, z1),
    levelAt(builder, x1, z1),
  );
  const top = Math.max(GROUND_Y, floor) + eaves;
  mesh.box('trim', x0, floor - 0.5, z0, x1, top, z1);
  const along = x1 - x0 > z1 - z0;
  const half = (along ? z1 - z0 : x1 - x0) / 2;
  const ridge = top + half * 0.55;
  const [out, drop] = [1.6, 0.9];
  const [a0, a1] = along ? [x0 - out, x1 + out] : [z0 - out, z1 + out];
  const middle = along ? (z0 + z1) / 2 : (x0 + x1) / 2;
  for (const side of [-1, 1]) {
    const low = middle + side * (half + out);
    const at = (a: number, across: number, y: number) =>
      along ? ([a, y, across] as const) : ([across, y, a] as const);
    const corners = [
      at(a0, low, top - drop),
      at(a1, low, top - drop),
      at(a1, middle, ridge),
      at(a0, middle, ridge),
    ] as const;
    const flip = along ? side < 0 : side > 0;
    if (flip) mesh.quad('roof', corners[3], corners[2], corners[1], corners[0]);
    else mesh.quad('roof', corners[0], corners[1], corners[2], corners[3]);
    const end = side < 0 ? a0 + out : a1 - out;
    const gable = [
      at(end, middle - half, top),
      at(end, middle + half, top),
      at(end, middle, ridge - 0.6),
    ] as const;
    const turned = along ? side > 0 : side < 0;
    if (turned) mesh.triangle('trim', gable[2], gable[1], gable[0]);
    else mesh.triangle('trim', gable[0], gable[1], gable[2]);
  }
  for (const y of [top - 13, top - 5.8].filter((low) => low > floor + 1)) {
    for (const share of [0.2, 0.5, 0.8]) {
      const [x, z] = [x0 + (x1 - x0) * share, z0 + (z1 - z0) * share];
      for (const [u0, v0, u1, v1] of [
        [x - 1.6, z1, x + 1.6, z1 + 0.12],
        [x1, z - 1.6, x1 + 0.12, z + 1.6],
        [x0 - 0.12, z - 1.6, x0, z + 1.6],
      ] as const)
        mesh.box('frame', u0, y, v0, u1, y + 4, v1);
    }
  }
}

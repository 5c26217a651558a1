import type { Bounds } from '#domain/geometry/plane.ts';
import type { MaterialId } from '../materials.ts';
import { between } from '../random.ts';
import { METRES_PER_FOOT as FT, type Vec3 } from '../scene.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { canGrow, levelAt } from './planting-ground.ts';

export const standsIn = (homes: readonly Bounds[], x: number, z: number, clear: number): boolean =>
  homes.some((b) => x > b.x0 - clear && x < b.x1 + clear && z > b.z0 - clear && z < b.z1 + clear);

// Two or three houses next door: one sees their roofs and some of a wall over hedges and between trees.
export function drawNeighbors(builder: SceneBuilder, deck: Bounds, house: Bounds): Bounds[] {
  const open = builder.layout.pool.infinityEdge !== null;
  const back = Math.min(deck.z0, house.z0);
  const left = Math.min(deck.x0, house.x0);
  const right = Math.max(deck.x1, house.x1);
  const homes: Bounds[] = [
    { x0: left - 92, x1: left - 60, z0: back - 10, z1: back + 34 },
    { x0: left - 30, x1: left + 16, z0: back - 100, z1: back - 70 },
  ];
  if (!open) homes.push({ x0: right + 58, x1: right + 88, z0: back - 34, z1: back + 8 });
  builder.mesh.as('land', () => {
    for (const [at, home] of homes.entries()) drawHome(builder, home, at % 2 === 0 ? 10.5 : 17, at);
  });
  for (const home of homes) screen(builder, home);
  return homes;
}

// Their own trees and tall shrubs, towards us.
function screen(builder: SceneBuilder, { x0, x1, z0, z1 }: Bounds): void {
  const { random } = builder;
  const facing = x0 > 0 ? x0 - 9 : x1 + 9;
  const plant = (
    prototype: 'thicket' | 'tree-a' | 'tree-b' | 'tree-c',
    x: number,
    z: number,
    size: number,
  ) => {
    if (!canGrow(builder, x, z)) return;
    builder.instances.push({
      prototype,
      x: x * FT,
      y: levelAt(builder, x, z) * FT,
      z: z * FT,
      yaw: prototype === 'thicket' ? Math.PI / 2 : random() * 2 * Math.PI,
      scale: size * between(random, 0.85, 1.1),
      rise: size * between(random, 0.8, 1.05),
    });
  };
  const middle = (z0 + z1) / 2;
  plant('thicket', facing, z0 + 4, 0.85);
  plant('thicket', facing + 2, middle, 0.7);
  plant('thicket', facing, z1 + 6, 0.75);
  plant('tree-c', facing - 2, middle - 9, 0.95);
  plant('tree-b', facing + 1, z1 - 4, 0.9);
  plant('tree-a', facing + 5, middle + 3, 0.8);
}

const BOARD_FT = 0.5;

interface Point3 {
  readonly 0: number;
  readonly 1: number;
  readonly 2: number;
}

// Walls, windows and a gable roof along the longer side; feet.
function drawHome(builder: SceneBuilder, { x0, x1, z0, z1 }: Bounds, eaves: number, lived: number): void {
  const { mesh } = builder;
  const floor = Math.min(
    levelAt(builder, x0, z0),
    levelAt(builder, x1, z0),
    levelAt(builder, x0, z1),
    levelAt(builder, x1, z1),
  );
  const top = Math.max(GROUND_Y, floor) + eaves;
  mesh.box('nextDoor', x0, floor - 0.5, z0, x1, top, z1);
  const along = x1 - x0 > z1 - z0;
  const half = (along ? z1 - z0 : x1 - x0) / 2;
  const ridge = top + half * 0.5;
  const [out, drop] = [1.8, 0.9];
  const [a0, a1] = along ? [x0 - out, x1 + out] : [z0 - out, z1 + out];
  const middle = along ? (z0 + z1) / 2 : (x0 + x1) / 2;
  const at = (a: number, across: number, y: number) =>
    along ? ([a, y, across] as const) : ([across, y, a] as const);
  for (const side of [-1, 1]) {
    const low = middle + side * (half + out);
    const corners = [
      at(a0, low, top - drop),
      at(a1, low, top - drop),
      at(a1, middle, ridge),
      at(a0, middle, ridge),
    ] as const;
    const flip = along ? side < 0 : side > 0;
    if (flip) mesh.quad('nextRoof', corners[3], corners[2], corners[1], corners[0]);
    else mesh.quad('nextRoof', corners[0], corners[1], corners[2], corners[3]);
    // The board along the eaves.
    const [e0, e1] = [at(a0, low - side * 0.3, top - drop - 0.75), at(a1, low, top - drop + 0.02)];
    boxBetween(builder, 'trim', e0, e1);
    const end = side < 0 ? a0 + out : a1 - out;
    const gable = [
      at(end, middle - half, top),
      at(end, middle + half, top),
      at(end, middle, ridge - 0.6),
    ] as const;
    const turned = along ? side > 0 : side < 0;
    if (turned) mesh.triangle('nextDoor', gable[2], gable[1], gable[0]);
    else mesh.triangle('nextDoor', gable[0], gable[1], gable[2]);
    // Boarded below, with a board along the slopes of both gables.
    const [l0, l1, r1, r0] = corners.map(([x, y, z]): Vec3 => [x, y - BOARD_FT, z]);
    if (l0 && l1 && r1 && r0) {
      mesh.quad('trim', l0, l1, r1, r0);
      for (const [from, to, under, over] of [
        [corners[0], corners[3], r0, l0],
        [corners[1], corners[2], r1, l1],
      ] as const)
        mesh.quad('trim', from, to, under, over);
    }
    // A louver under the ridge.
    const [v0, v1] = [at(end - 0.1, middle - 0.9, ridge - 5.4), at(end + 0.1, middle + 0.9, ridge - 3)];
    const [w0, w1] = [at(end - 0.16, middle - 0.65, ridge - 5.1), at(end + 0.16, middle + 0.65, ridge - 3.3)];
    boxBetween(builder, 'trim', v0, v1);
    boxBetween(builder, 'pane', w0, w1);
  }
  const [c0, c1] = [at(a0, middle - 0.4, ridge - 0.14), at(a1, middle + 0.4, ridge + 0.1)];
  boxBetween(builder, 'nextRoof', c0, c1);
  const chimney = at(a0 + (a1 - a0) * 0.3, middle + 2, ridge);
  mesh.box('stone', chimney[0] - 1.3, top, chimney[2] - 1.3, chimney[0] + 1.3, ridge + 2.6, chimney[2] + 1.3);
  drawWindows(builder, { x0, x1, z0, z1 }, floor, top, lived);
}

function boxBetween({ mesh }: SceneBuilder, material: MaterialId, a: Point3, b: Point3): void {
  mesh.box(
    material,
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.max(a[2], b[2]),
  );
}

// Panes in white frames, unevenly spaced; behind one or two of them somebody is in.
function drawWindows(
  builder: SceneBuilder,
  { x0, x1, z0, z1 }: Bounds,
  floor: number,
  top: number,
  lived: number,
): void {
  const { mesh } = builder;
  for (const [storey, low] of [top - 15.5, top - 6.6].filter((y) => y > floor + 1).entries()) {
    for (const [i, share] of [0.17, 0.36, 0.78].entries()) {
      const pane: MaterialId = (i + storey + lived) % 4 === 0 ? 'blind' : 'pane';
      const wide = i === 1 ? 2.6 : 1.5;
      const [x, z] = [x0 + (x1 - x0) * share, z0 + (z1 - z0) * share];
      for (const [u0, v0, u1, v1] of [
        [x - wide, z1, x + wide, z1 + 0.1],
        [x1, z - wide, x1 + 0.1, z + wide],
        [x0 - 0.1, z - wide, x0, z + wide],
      ] as const) {
        const [gu, gv] = u1 - u0 > v1 - v0 ? [0.35, 0] : [0, 0.35];
        mesh.box('trim', u0 - gu, low - 0.35, v0 - gv, u1 + gu, low + 4.6, v1 + gv);
        const [mu, mv] = u1 - u0 > v1 - v0 ? [0, 0.06] : [0.06, 0];
        const [cu, cv] = [(u0 + u1) / 2, (v0 + v1) / 2];
        // Two lights with a bar between them.
        for (const [pu0, pv0, pu1, pv1] of u1 - u0 > v1 - v0
          ? ([
              [u0, v0, cu - 0.1, v1],
              [cu + 0.1, v0, u1, v1],
            ] as const)
          : ([
              [u0, v0, u1, cv - 0.1],
              [u0, cv + 0.1, u1, v1],
            ] as const))
          mesh.box(pane, pu0 - mu, low, pv0 - mv, pu1 + mu, low + 4.2, pv1 + mv);
      }
    }
  }
}

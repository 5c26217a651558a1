import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveTiles, ridgeCaps } from './clay-tiles.ts';
import { eaveLights, planters, shell, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { drawHipRoof, hipRidge, type Plan } from './roofs.ts';
import { archAbove, drawFacade, type Opening } from './walls.ts';
import { porchCeiling } from './woodwork.ts';

export function mediterranean(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 11.5;
  shell(builder, -w, w, 0, h, -d);
  const doors = (x: number, room = false): Opening => ({
    ...windowAt(x, Math.min(8, w * 0.34 - 1.6), 0.12, 8, 2, 1, 'teak'),
    room,
  });
  drawFacade(builder, -w, w, 0, h, [
    windowAt(-w * 0.78, 4.4, 3, 7.6, 2, 2, 'teak'),
    doors(-w * 0.42, true),
    doors(-w * 0.08),
    doors(w * 0.26),
    windowAt(w * 0.62, 4.4, 3, 7.6, 2, 2, 'teak'),
    windowAt(w * 0.84, 4.4, 3, 7.6, 2, 2, 'teak'),
  ]);
  const [x0, x1] = [-w * 0.66, w * 0.5];
  tiledHip(builder, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 2, PITCH, [
    [-w - 2, x0],
    [x1, w + 2],
  ]);
  // Loggia: under a flatter roof that goes on from the eave.
  drawArcade(
    builder,
    postsOf('mediterranean', w).map(([x]) => x),
  );
  // One plane with the roof of the house, over the board of its eave.
  const [front, back] = [7.6, 1.5];
  const high = h + 0.08 + (2 - back) * PITCH;
  const low = high - (front - back) * PITCH;
  mesh.quad('roof', [x0, low, front], [x1, low, front], [x1, high, back], [x0, high, back]);
  porchCeiling(builder, [x0, x1], [0, front - 0.05], CEILING_FT, 'timber');
  mesh.box('trim', x0, low - 0.42, front - 0.14, x1, low - 0.02, front + 0.02);
  for (const x of [x0, x1])
    mesh.quad('trim', [x, low - 0.42, front], [x, low, front], [x, high, back], [x, low - 0.42, back]);
  eaveTiles(builder, [x0, x1], low, front + 0.12, PITCH);
  eaveLights(builder, -w * 0.6, w * 0.44, CEILING_FT, 3.4);
  mesh.within({ x: w * 0.68, z: -6 }, () => {
    const [sill, top] = [h + 3.6, h + 8];
    shell(builder, -7, 7, h, top, -13);
    drawFacade(builder, -7, 7, h + 1.5, top, [
      { ...windowAt(0, 3.7, sill, h + 7.2, 2, 1, 'teak'), arched: true },
    ]);
    mesh.box('trim', -2.15, sill - 0.22, 0, 2.15, sill, 0.22, 'k');
    tiledHip(builder, { x0: -7, x1: 7, z0: -13, z1: 0, y: top }, 1.6, 0.42, [[-8.6, 8.6]]);
  });
  solarOn(builder, -w + 7.5, h + 2.04, -4, Math.atan(PITCH));
  planters(builder, [-w * 0.94, w * 0.53], 1.6);
  wallSeat(builder, w);
}

/** Of a third: the roof over the loggia goes on in it. */
const PITCH = 1 / 3;
const CEILING_FT = 9.3;

const ARCADE_FT = { z: 6.5, deep: 0.9, spring: 5.9, crown: 8.8, top: 9.6, halfPier: 0.55 };

// Each arch springs from the columns that part it from the next.
function drawArcade(builder: SceneBuilder, columns: readonly number[]): void {
  const { mesh } = builder;
  const { z, deep, spring, crown, top, halfPier } = ARCADE_FT;
  columns.forEach((x, i) => {
    const profile: [number, number][] = [
      [0.64, 0.3],
      [0.64, 0.5],
      [0.5, 0.72],
      [0.42, spring - 0.9],
      [0.46, spring - 0.82],
      [0.42, spring - 0.74],
      [0.6, spring - 0.36],
      [0.6, spring - 0.28],
    ];
    const [middle, half] = [z - deep / 2, 0.72];
    mesh.box('trim', x - half, 0, middle - half, x + half, 0.32, middle + half, 'b');
    mesh.lathe('trim', [x, 0, middle], 20, ...profile);
    mesh.box('trim', x - half, spring - 0.3, middle - half, x + half, spring, middle + half);
    mesh.box('wall', x - halfPier, spring, z - deep, x + halfPier, top, z, 't');
    const next = columns[i + 1];
    if (next === undefined) return;
    mesh.within({ x: 0, z }, () =>
      archAbove(builder, { x0: x + halfPier, x1: next - halfPier, y0: spring, y1: crown }, top, deep),
    );
  });
}

function tiledHip(
  builder: SceneBuilder,
  plan: Plan,
  over: number,
  pitch: number,
  spans: readonly (readonly [number, number])[],
): void {
  drawHipRoof(builder, plan, over, pitch);
  const { eave, ridge, corners } = hipRidge(plan, over, pitch);
  ridgeCaps(builder, ...ridge);
  corners.forEach((corner, i) => {
    ridgeCaps(builder, corner, ridge[i % 2] ?? corner);
  });
  for (const span of spans) eaveTiles(builder, span, eave, plan.z1 + over + 0.12, pitch);
}

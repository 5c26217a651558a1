import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveTiles, ridgeCaps } from './clay-tiles.ts';
import { eaveLights, planters, shell, wallSeat, windowAt } from './kit.ts';
import { drawHipRoof, hipRidge, type Plan } from './roofs.ts';
import { drawFacade, type Opening } from './walls.ts';

export function mediterranean(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 11;
  shell(builder, -w, w, 0, h, -d);
  const arch = (x: number, width: number, y1: number, room = false): Opening => ({
    ...windowAt(x, width, 0.12, y1, 2, 1, 'timber'),
    arched: true,
    room,
  });
  drawFacade(builder, -w, w, 0, h, [
    windowAt(-w * 0.78, 4.4, 3, 7.6, 2, 2, 'timber'),
    arch(-w * 0.42, 8, 8.4, true),
    arch(-w * 0.08, 8, 8.4),
    arch(w * 0.26, 8, 8.4),
    windowAt(w * 0.62, 4.4, 3, 7.6, 2, 2, 'timber'),
    windowAt(w * 0.84, 4.4, 3, 7.6, 2, 2, 'timber'),
  ]);
  const [x0, x1] = [-w * 0.66, w * 0.5];
  tiledHip(builder, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 2, 0.4, [
    [-w - 2, x0],
    [x1, w + 2],
  ]);
  // Loggia: columns and beam before the arches, under a flatter roof that goes on from the eave.
  for (const x of [-w * 0.59, -w * 0.25, w * 0.09, w * 0.43]) {
    mesh.lathe(
      'trim',
      [x, 0, 6],
      16,
      [0.75, 0],
      [0.75, 0.4],
      [0.5, 0.6],
      [0.44, 7.5],
      [0.7, 7.9],
      [0.7, 8.3],
    );
  }
  mesh.box('wall', -w * 0.63, 8.3, 5.4, w * 0.47, 9.6, 6.6);
  const [high, low, front] = [11.05, 9.6, 7.6];
  mesh.quad('roof', [x0, low, front], [x1, low, front], [x1, high, 2], [x0, high, 2]);
  mesh.quad(
    'timber',
    [x1, low - 0.2, front],
    [x0, low - 0.2, front],
    [x0, high - 0.2, 2],
    [x1, high - 0.2, 2],
  );
  for (const x of [x0, x1])
    mesh.quad('trim', [x, low - 0.2, front], [x, low, front], [x, high, 2], [x, high - 0.2, 2]);
  eaveTiles(builder, [x0, x1], low, front, (high - low) / (front - 2));
  eaveLights(builder, -w * 0.6, w * 0.44, 10.4, 3.4);
  mesh.within({ x: w * 0.68, z: -6 }, () => {
    shell(builder, -7, 7, h, h + 8.5, -13);
    drawFacade(builder, -7, 7, h + 1.5, h + 8.5, [{ ...arch(0, 4, h + 7.6), y0: h + 3.2 }]);
    tiledHip(builder, { x0: -7, x1: 7, z0: -13, z1: 0, y: h + 8.5 }, 1.6, 0.42, [[-8.6, 8.6]]);
  });
  solarOn(builder, -w + 7.5, h + 2.44, -4, 0.3805);
  planters(builder, [-w * 0.94, w * 0.53], 1.6);
  wallSeat(builder, w * 0.73);
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

import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { drawFrontGable, drawGableRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';

export function farmhouse(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 10;
  shell(builder, -w, w, 0, h, -d);
  drawFacade(builder, -w, w, 0, h, [
    sliders(-w * 0.76, -w * 0.14, 8.2, 4),
    windowAt(w * 0.02, 3.4, 3, 7.6, 2, 3),
    windowAt(w * 0.24, 3.4, 3, 7.6, 2, 3),
  ]);
  drawGableRoof(builder, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 1.2, 0.72);
  const [g0, g1] = [w * 0.4, w * 0.94];
  mesh.within({ x: 0, z: 4 }, () => {
    shell(builder, g0, g1, 0, h + 4, -14);
    drawFacade(builder, g0, g1, 0, h + 4, [{ ...windowAt((g0 + g1) / 2, 8, 0.6, 8.2, 3, 3), room: true }]);
    drawFrontGable(builder, { x0: g0, x1: g1, z0: -16, z1: 0, y: h + 4 }, 1, 0.95);
    mesh.lathe('frame', [(g0 + g1) / 2, h + 1.9, 0.1], 14, [0.5, 0], [0.5, 0.12], [0, 0.14]);
  });
  // Porch on timber posts.
  for (const [x, z] of postsOf('farmhouse', w))
    mesh.box('teak', x - 0.32, 0, z - 0.32, x + 0.32, 9, z + 0.32);
  mesh.box('teak', -w * 0.84, 9, 6, w * 0.36, 9.8, 6.64);
  mesh.quad('roof', [-w * 0.87, 9.6, 7.8], [w * 0.38, 9.6, 7.8], [w * 0.38, 11.6, 0], [-w * 0.87, 11.6, 0]);
  mesh.quad(
    'timber',
    [w * 0.38, 9.45, 7.8],
    [-w * 0.87, 9.45, 7.8],
    [-w * 0.87, 11.45, 0],
    [w * 0.38, 11.45, 0],
  );
  eaveLights(builder, -w * 0.8, w * 0.32, 10.57, 3.4);
  solarOn(builder, -w + 6, h + 4.12, -5.6, 0.624);
  planters(builder, [-w * 0.84, w * 0.32], 2);
  wallSeat(builder, w);
}

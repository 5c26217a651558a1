import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { drawShedRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';

export function midCentury(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 9.4;
  shell(builder, -w, w, 0, h, -d);
  mesh.box('wall', -w, h, -d, w, h + 1.6, -0.2, 'fb');
  drawFacade(builder, -w, w, 0, h, [sliders(-w * 0.7, w * 0.22, 9.2, 6), windowAt(w * 0.6, 9, 6.4, 8.6, 3)]);
  // Clerestory under the rising roof.
  mesh.upright('roomDim', -w * 0.7, h + 0.2, w * 0.22, h + 2.6, -0.3);
  mesh.upright('glass', -w * 0.7, h + 0.2, w * 0.22, h + 2.6, -0.05);
  mesh.box('wall', w * 0.22, h, -1, w, h + 2.9, 0);
  mesh.box('wall', -w, h, -1, -w * 0.7, h + 2.9, 0);
  mesh.box('wallAccent', w * 0.26, 0, -0.1, w * 0.44, h + 2.8, 0.3);
  drawShedRoof(builder, { x0: -w, x1: w, z0: -d, z1: 2.6, y: h + 0.4 }, 2.6, 3.2);
  for (const x of [-w * 0.74, w * 0.24]) mesh.box('frame', x - 0.2, 0, 4.2, x + 0.2, h + 2.6, 4.6);
  mesh.box('stone', -w * 0.98, 0, -6, -w * 0.86, h + 7, -2.4);
  eaveLights(builder, -w * 0.7, w * 0.22, h + 2.4, 2.6);
  solarOn(builder, w * 0.3, h + 2.9, -9, -0.09);
  planters(builder, [w * 0.35, w * 0.92], 1.8);
  wallSeat(builder, w);
}

import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { canale, controlJoints, eyebrow, parapetCap } from './plain-walls.ts';
import { postsOf } from './porch.ts';
import { drawFlatRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';

export function desertModern(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const low = 10.5;
  const high = 14;
  shell(builder, -w, w * 0.2, 0, low, -d);
  drawFacade(builder, -w, w * 0.2, 0, low, [sliders(-w * 0.86, -w * 0.02, 8.8, 5)]);
  mesh.box('wall', -w, low, -d, w * 0.2, low + 1.2, -d + 0.8);
  drawFlatRoof(builder, { x0: -w, x1: w * 0.2, z0: -d, z1: 6, y: low }, 1.2, 1);
  mesh.within({ x: 0, z: 2.5 }, () => {
    shell(builder, w * 0.2, w * 0.62, 0, high, -d);
    drawFacade(builder, w * 0.2, w * 0.62, 0, high, [windowAt(w * 0.41, 2.2, 1.5, 11)]);
    mesh.box('wall', w * 0.2, high, -d, w * 0.62, high + 0.2, 0);
    parapetCap(builder, w * 0.2, w * 0.62, high + 0.2, -d);
    controlJoints(builder, [w * 0.2, w * 0.62], [0, high - 0.1], { xs: [w * 0.52], ys: [11.7] });
    eyebrow(builder, w * 0.41 - 1.7, w * 0.41 + 1.7, 11.05, 1.3);
    canale(builder, w * 0.29, 12.5);
    mesh.box('wallAccent', w * 0.62, 0, -2, w * 0.66, high - 2, 2.5);
  });
  shell(builder, w * 0.66, w, 0, low - 1, -d);
  drawFacade(builder, w * 0.66, w, 0, low - 1, [windowAt(w * 0.83, w * 0.22, 3.4, 7, 2)]);
  mesh.box('wall', w * 0.66, low - 1, -d, w, low - 0.8, 0);
  parapetCap(builder, w * 0.66, w, low - 0.8, -d);
  eyebrow(builder, w * 0.72, w * 0.94, 7.05, 1.1);
  for (const [x, z] of postsOf('desert-modern', w))
    mesh.box('frame', x - 0.18, 0, z - 0.18, x + 0.18, low, z + 0.18);
  eaveLights(builder, -w + 2, w * 0.16, low, 3.6);
  solarOn(builder, -w + 4, low + 2, -1, 0.25, { rack: true });
  planters(builder, [w * 0.27, w * 0.7], 4.4);
  wallSeat(builder, w);
}

import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { slatScreen } from './plain-walls.ts';
import { postsOf } from './porch.ts';
import { drawFlatRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';

export function modern(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 10.3;
  const glass = w * 0.3;
  shell(builder, -w, w, 0, h, -d);
  drawFacade(builder, -w, w, 0, h, [
    sliders(-w * 0.78, glass, 8.7, 5),
    windowAt(w * 0.72, w * 0.32, 3, 7.8, 2),
  ]);
  mesh.box('stone', glass + 0.3, 0, -0.2, glass + 5, h, 0.45);
  slatScreen(builder, [w * 0.905, w * 0.985], [0.25, h - 0.4]);
  drawFlatRoof(builder, { x0: -w, x1: w, z0: -d, z1: 5.5, y: h }, 1.6, 1.1);
  for (const [x, z] of postsOf('modern', w)) mesh.box('frame', x - 0.16, 0, z - 0.16, x + 0.16, h, z + 0.16);
  eaveLights(builder, -w + 2, w - 2, h, 3.4);
  const [u0, u1, y0, y1] = [-w * 0.42, w * 0.72, h + 1.1, h + 10];
  mesh.within({ x: 0, z: -5 }, () => {
    shell(builder, u0, u1, y0, y1, -d + 5);
    drawFacade(builder, u0, u1, y0, y1, [
      windowAt(u0 + 5.5, 6.6, y0 + 1.6, y1 - 1.2),
      windowAt(u0 + 13, 6.6, y0 + 1.6, y1 - 1.2),
      windowAt(u1 - 3, 3.2, y0 + 1.6, y1 - 1.2),
    ]);
    mesh.box('wallAccent', u0 + 18, y0, -0.1, u1 - 6, y1, 0.25);
    drawFlatRoof(builder, { x0: u0, x1: u1, z0: -d + 5, z1: 0, y: y1 }, 1.8, 0.9);
  });
  solarOn(builder, -w + 2.5, h + 2.05, 0.5, 0.25, { rack: true });
  planters(builder, [-w * 0.86, glass + 2.4], 1.8);
  wallSeat(builder, w);
}

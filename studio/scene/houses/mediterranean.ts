import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, wallSeat, windowAt } from './kit.ts';
import { drawHipRoof } from './roofs.ts';
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
    arch(-w * 0.42, 8, 9, true),
    arch(-w * 0.08, 8, 9),
    arch(w * 0.26, 8, 9),
    windowAt(w * 0.62, 4.4, 3, 7.6, 2, 2, 'timber'),
    windowAt(w * 0.84, 4.4, 3, 7.6, 2, 2, 'timber'),
  ]);
  drawHipRoof(builder, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 2, 0.4);
  // Loggia: columns and beam before the arches.
  for (const x of [-w * 0.59, -w * 0.25, w * 0.09, w * 0.43]) {
    mesh.lathe('trim', [x, 0, 6], 16, [0.75, 0], [0.75, 0.4], [0.5, 0.6], [0.44, 8], [0.7, 8.4], [0.7, 8.8]);
  }
  mesh.box('wall', -w * 0.63, 8.8, 5.4, w * 0.47, 10.4, 6.6);
  mesh.quad('roof', [-w * 0.66, 10.3, 7.6], [w * 0.5, 10.3, 7.6], [w * 0.5, 12.4, 0], [-w * 0.66, 12.4, 0]);
  mesh.quad('timber', [w * 0.5, 10.1, 7.6], [-w * 0.66, 10.1, 7.6], [-w * 0.66, 12.2, 0], [w * 0.5, 12.2, 0]);
  eaveLights(builder, -w * 0.6, w * 0.44, 11.26, 3.4);
  mesh.within({ x: w * 0.68, z: -6 }, () => {
    shell(builder, -7, 7, h, h + 8.5, -13);
    drawFacade(builder, -7, 7, h + 1.5, h + 8.5, [{ ...arch(0, 4, h + 7.6), y0: h + 3.2 }]);
    drawHipRoof(builder, { x0: -7, x1: 7, z0: -13, z1: 0, y: h + 8.5 }, 1.6, 0.42);
  });
  solarOn(builder, -w + 7.5, h + 2.44, -4, 0.3805);
  planters(builder, [-w * 0.94, w * 0.53], 1.6);
  wallSeat(builder, w * 0.73);
}

import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { drawGableRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';
import { cladPost, moldedBeam, porchCeiling } from './woodwork.ts';

export function ranch(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 9.2;
  shell(builder, -w, w, 0, h, -d);
  drawFacade(builder, -w, w, 0, h, [
    windowAt(-w * 0.74, 7, 3, 7.4, 2, 2, 'trim'),
    sliders(-w * 0.42, w * 0.16, 7.8, 4, 'trim'),
    windowAt(w * 0.44, 6, 3, 7.4, 2, 2, 'trim'),
    windowAt(w * 0.78, 6, 3, 7.4, 2, 2, 'trim'),
  ]);
  // Brick to the sills, left and right of the doors.
  mesh.box('wallAccent', -w - 0.05, 0, -0.1, -w * 0.42 - 0.3, 2.4, 0.18);
  mesh.box('wallAccent', w * 0.16 + 0.3, 0, -0.1, w + 0.05, 2.4, 0.18);
  mesh.box('wallAccent', w * 0.24, 0, -0.2, w * 0.29, h, 0.4);
  drawGableRoof(builder, { x0: -w, x1: w, z0: -d, z1: 6.6, y: h }, 1.4, 0.27);
  // Boxed in below: a level ceiling between the wall and the eave, a painted beam on its posts.
  const [ceiling, end] = [h - 0.85, w + 1.36];
  porchCeiling(builder, [-end, end], [0, 7.95], ceiling, 'trim');
  mesh.box('trim', -w - 0.05, ceiling - 0.3, 0, w + 0.05, ceiling, 0.15, 'kt');
  for (const post of postsOf('ranch', w)) cladPost(builder, post, 0.27, ceiling - 0.54);
  moldedBeam(builder, [-w * 0.97, ceiling - 0.54, 6], [w * 0.97, ceiling, 6.6]);
  for (const x of [-w * 0.97, w * 0.97 - 0.6])
    mesh.box('trim', x, ceiling - 0.54, 0, x + 0.6, ceiling, 6, 'tfk');
  for (const x of [-end, end])
    mesh.quad('trim', [x, ceiling, 0], [x, ceiling, 8], [x, h - 0.4, 8], [x, h + 1.7, 0]);
  mesh.box('wallAccent', w * 0.55, h, -d * 0.6, w * 0.55 + 3.4, h + 9.5, -d * 0.6 + 3);
  eaveLights(builder, -w * 0.6, w * 0.36, ceiling, 3.4);
  solarOn(builder, -w + 8, h + 2.13, -1, 0.264);
  planters(builder, [-w * 0.5, w * 0.235], 1.6);
  wallSeat(builder, w);
}

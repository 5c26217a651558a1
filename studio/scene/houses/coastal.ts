import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { drawHipRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';
import { cladPost, railing } from './woodwork.ts';

const [FRONT_FT, RAIL_Z] = [7, 6.6];

export function coastal(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 10;
  shell(builder, -w, w, 0, h, -d);
  drawFacade(builder, -w, w, 0, h, [
    sliders(-w * 0.62, w * 0.12, 8.4, 5, 'trim'),
    windowAt(-w * 0.82, 4.6, 2.6, 7.8, 2, 3, 'trim'),
    windowAt(w * 0.46, 6, 2.6, 7.8, 3, 3, 'trim'),
    windowAt(w * 0.82, 4.6, 2.6, 7.8, 2, 3, 'trim'),
  ]);
  // Upper deck with a railing, on white columns.
  const [left, right] = [-w * 0.7, w * 0.2];
  mesh.box('trim', left, h - 0.7, 0, right, h - 0.26, FRONT_FT - 0.1, 'tk');
  mesh.box('trim', left - 0.14, h - 0.26, 0, right + 0.14, h, FRONT_FT + 0.14, 'k');
  mesh.box('trim', left + 0.06, h - 1.1, 6.05, right - 0.06, h - 0.7, 6.75, 't');
  const posts = postsOf('coastal', w);
  for (const post of posts) cladPost(builder, post, 0.36, h - 1.1);
  const along = posts.map(([x]) => x);
  const [first = left, last = right] = [along[0], along[along.length - 1]];
  mesh.within({ x: 0, z: RAIL_Z }, () => railing(builder, along, h));
  for (const x of [first, last])
    mesh.within({ x, z: 0, yaw: -Math.PI / 2 }, () => railing(builder, [-1.1, RAIL_Z], h));
  mesh.within({ x: 0, z: -1.5 }, () => {
    shell(builder, -w * 0.74, w * 0.6, h, h + 8.5, -d + 3);
    drawFacade(builder, -w * 0.74, w * 0.6, h, h + 8.5, [
      windowAt(-w * 0.52, 6, h + 0.3, h + 7, 2, 3, 'trim'),
      windowAt(-w * 0.1, 8, h + 0.3, h + 7, 3, 3, 'trim'),
      windowAt(w * 0.36, 5, h + 2, h + 7, 2, 3, 'trim'),
    ]);
    drawHipRoof(builder, { x0: -w * 0.74, x1: w * 0.6, z0: -d + 3, z1: 0, y: h + 8.5 }, 1.8, 0.4);
  });
  // The wings to both sides of the upper floor.
  drawHipRoof(builder, { x0: -w, x1: -w * 0.74, z0: -d, z1: 0, y: h }, 1.2, 0.5);
  drawHipRoof(builder, { x0: w * 0.6, x1: w, z0: -d, z1: 0, y: h }, 1.2, 0.5);
  eaveLights(builder, -w * 0.66, w * 0.16, h - 0.72, 3.4);
  solarOn(builder, -w * 0.74 + 7, h + 11.12, -6.2, 0.3805);
  planters(builder, [-w * 0.72, w * 0.24], 1.6);
  wallSeat(builder, w);
}

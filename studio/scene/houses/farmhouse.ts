import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { drawFrontGable, drawGableRoof } from './roofs.ts';
import { drawFacade } from './walls.ts';
import { cladPost, moldedBeam, porchCeiling } from './woodwork.ts';

export function farmhouse(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 10;
  shell(builder, -w, w, 0, h, -d);
  drawFacade(builder, -w, w, 0, h, [
    sliders(-w * 0.76, -w * 0.14, 8.2, 4),
    windowAt(w * 0.02, 3.4, 3, 7.6, 2, 3),
    windowAt(w * 0.24, 3.4, 3, 7.6, 2, 3),
  ]);
  drawGableRoof(builder, { x0: -w, x1: w, z0: -d, z1: 0, y: h }, 1.2, 0.72, 'flush');
  const [g0, g1] = [w * 0.4, w * 0.94];
  mesh.within({ x: 0, z: 4 }, () => {
    shell(builder, g0, g1, 0, h + 4, -14);
    drawFacade(builder, g0, g1, 0, h + 4, [{ ...windowAt((g0 + g1) / 2, 8, 0.6, 8.2, 3, 3), room: true }]);
    drawFrontGable(builder, { x0: g0, x1: g1, z0: -16, z1: 0, y: h + 4 }, 1, 0.95);
    mesh.lathe('frame', [(g0 + g1) / 2, h + 1.9, 0.1], 14, [0.5, 0], [0.5, 0.12], [0, 0.14]);
  });
  drawPorch(builder, w, h);
  solarOn(builder, -w + 6, h + 4.12, -5.6, 0.624);
  planters(builder, [-w * 0.84, w * 0.32], 2);
  wallSeat(builder, w);
}

const PORCH_FT = { front: 7.8, low: 9.75, pitch: 0.24, beam: 8.85, ceiling: 9.45 };

// On timber posts: a painted beam and fascia, a level ceiling of boards, a roof that goes up to the one of the house.
function drawPorch(builder: SceneBuilder, w: number, h: number): void {
  const { mesh } = builder;
  const { front, low, pitch, beam, ceiling } = PORCH_FT;
  const [x0, x1] = [-w * 0.87, w * 0.38];
  // Where it meets the slope behind it.
  const back = (h - low - front * pitch) / (0.72 - pitch);
  const high = low + (front - back) * pitch;
  mesh.quad('roof', [x0, low, front], [x1, low, front], [x1, high, back], [x0, high, back]);
  mesh.box('trim', x0, low - 0.5, front - 0.16, x1, low - 0.04, front, 't');
  mesh.box('frame', x0 - 0.04, low - 0.1, front - 0.1, x1 + 0.04, low + 0.03, front + 0.07);
  for (const x of [x0, x1])
    mesh.quad('trim', [x, low - 0.5, front], [x, low, front], [x, high, back], [x, low - 0.5, back]);
  porchCeiling(builder, [x0, x1], [0, front - 0.1], ceiling, 'timber');
  mesh.box('trim', x0 + 0.1, ceiling - 0.5, 0, w * 0.4, ceiling, 0.14, 'kt');
  const posts = postsOf('farmhouse', w);
  for (const post of posts) cladPost(builder, post, 0.32, beam, 'teak');
  moldedBeam(builder, [-w * 0.84, beam, 6], [w * 0.36, ceiling, 6.64]);
  for (const x of [-w * 0.84, w * 0.36 - 0.64]) mesh.box('trim', x, beam, 0, x + 0.64, ceiling, 6, 'tfk');
  eaveLights(builder, -w * 0.8, w * 0.32, ceiling, 3.4);
}

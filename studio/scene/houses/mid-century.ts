import { solarOn } from '../parts/solar-heating.ts';
import type { SceneBuilder } from '../scene-builder.ts';
import { eaveLights, planters, shell, sliders, wallSeat, windowAt } from './kit.ts';
import { postsOf } from './porch.ts';
import { drawShedRoof, shedUnderside } from './roofs.ts';
import { drawFacade } from './walls.ts';

export function midCentury(builder: SceneBuilder, w: number, d: number): void {
  const { mesh } = builder;
  const h = 9.4;
  const roof = { x0: -w, x1: w, z0: -d, z1: 2.6, y: h + 0.4 };
  shell(builder, -w, w, 0, h, -d);
  mesh.box('wall', -w, h, -d, w, h + 1.6, -0.2, 'ftb');
  drawFacade(builder, -w, w, 0, h, [
    sliders(-w * 0.7, w * 0.22, 9.2, PANES),
    windowAt(w * 0.6, 9, 6.4, 8.6, 3),
  ]);
  drawClerestory(builder, w, [-w * 0.7, w * 0.22], h + 0.2, shedUnderside(roof, OVER_FT, RISE_FT));
  mesh.box('wall', w * 0.22, h, -1, w, h + 2.9, 0);
  mesh.box('wall', -w, h, -1, -w * 0.7, h + 2.9, 0);
  mesh.box('wallAccent', w * 0.26, 0, -0.1, w * 0.44, h + 2.8, 0.3);
  drawShedRoof(builder, roof, OVER_FT, RISE_FT);
  for (const [x, z] of postsOf('mid-century', w))
    mesh.box('frame', x - 0.16, 0, z - 0.16, x + 0.16, h + 2.6, z + 0.16);
  mesh.box('stone', -w * 0.98, 0, -6, -w * 0.86, h + 7, -2.4);
  eaveLights(builder, -w * 0.7, w * 0.22, h + 2.4, 2.6);
  solarOn(builder, w * 0.3, h + 2.9, -9, -0.09);
  planters(builder, [w * 0.35, w * 0.92], 1.8);
  wallSeat(builder, w);
}

const [OVER_FT, RISE_FT] = [2.6, 3.2];
const PANES = 6;
const BACK_FT = -9;
const BEAM_FT = { wide: 0.45, high: 0.5, every: 5 };

// Glass between the doors and the rising roof: behind it the ceiling goes on inside, on its beams.
function drawClerestory(
  { mesh }: SceneBuilder,
  w: number,
  [x0, x1]: readonly [number, number],
  sill: number,
  under: (z: number) => number,
): void {
  const top = under(0);
  mesh.upright('interiorWall', x0, sill, x1, under(BACK_FT), BACK_FT);
  for (const x of [x0, x1])
    mesh.quad('interiorWall', [x, sill, 0], [x, sill, BACK_FT], [x, under(BACK_FT), BACK_FT], [x, top, 0]);
  // In line with those outside.
  for (let x = 1 - w; x < x1 - 1; x += BEAM_FT.every) {
    if (x < x0 + 0.3) continue;
    const [a, b] = [x, x + BEAM_FT.wide];
    const low = (z: number) => under(z) - BEAM_FT.high;
    mesh.quad('teak', [a, low(0), 0], [b, low(0), 0], [b, low(BACK_FT), BACK_FT], [a, low(BACK_FT), BACK_FT]);
    for (const side of [a, b])
      mesh.quad(
        'teak',
        [side, low(0), 0],
        [side, top, 0],
        [side, under(BACK_FT), BACK_FT],
        [side, low(BACK_FT), BACK_FT],
      );
  }
  const half = 0.09;
  for (let i = 0; i <= PANES; i++) {
    const x = x0 + ((x1 - x0) * i) / PANES;
    mesh.box('frame', x - half, sill, -0.15, x + half, top, 0.05);
  }
  mesh.box('frame', x0, sill, -0.15, x1, sill + 2 * half, 0.05);
  mesh.upright('glass', x0, sill, x1, top, -0.05);
}

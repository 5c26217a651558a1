import { rectangle } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Footprint } from '../layout-types.ts';
import { SPA, spaSeatFt, WATER_Y } from '../pool-heights.ts';
import { addWater, drawEach, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';
import { addWaterLight } from './led-lighting.ts';

// A raised spa over the pool's edge: clad walls, coping, benches, and a spillway into the pool.
export const raisedSpa: FeaturePart = {
  look: 'tub',
  edge: ({ widthFt }) => ({
    demand: 4,
    label: 'Raised spa',
    widthFt: sizeIn(widthFt),
    outFt: sizeIn(widthFt) - SPA.inFt,
    inFt: SPA.inFt,
    heightFt: 1.5,
    sides: ['back', 'right', 'front'],
    prefer: 0.86,
    clearanceFt: 0.8,
  }),
  draw: (builder) => drawEach(builder, 'Raised Spa', (item) => spa(builder, item)),
};

// Stone ends where the pool's water hides the seam: deeper down it would show as a ledge below the fall.
const SEAM_FT = 0.05;
const LIP_FT = 0.5;

const sizeIn = (poolWidthFt: number) => Math.min(8, Math.max(5.5, poolWidthFt * 0.45));

function spa(builder: SceneBuilder, item: Footprint): void {
  const { mesh } = builder;
  const { inFt, waterY: level, rimY: top, wallFt: wall } = SPA;
  const [x0, x1, z0, z1] = [-item.widthFt / 2, item.widthFt / 2, inFt - item.depthFt, inFt];
  const [ix0, ix1, iz0, iz1] = [x0 + wall, x1 - wall, z0 + wall, z1 - wall];
  const lip = Math.min(2, (ix1 - ix0) * 0.4);
  for (const [material, low, high] of [
    ['stone', WATER_Y - SEAM_FT, top - SPA.capFt],
    ['plaster', -9, WATER_Y - SEAM_FT],
  ] as const) {
    mesh.upright(material, x0, low, -lip, high, z1);
    mesh.upright(material, -lip, low, lip, Math.min(high, top - LIP_FT), z1);
    mesh.upright(material, lip, low, x1, high, z1);
    mesh.quad(material, [x1, low, z0], [x0, low, z0], [x0, high, z0], [x1, high, z0]);
    // In two at the pool's edge: only what stands in the pool is seen through its water.
    for (const [back, front] of [
      [z0, 0],
      [0, z1],
    ] as const) {
      mesh.quad(material, [x0, low, back], [x0, low, front], [x0, high, front], [x0, high, back]);
      mesh.quad(material, [x1, low, front], [x1, low, back], [x1, high, back], [x1, high, front]);
    }
  }
  const rim = (a: number, b: number, c: number, d: number) =>
    mesh.box('coping', a, top - SPA.capFt, b, c, top, d);
  rim(x0 - 0.1, z0 - 0.1, x1 + 0.1, iz0);
  rim(x0 - 0.1, iz0, ix0, z1 + 0.1);
  rim(ix1, iz0, x1 + 0.1, z1 + 0.1);
  rim(ix0, iz1, -lip, z1 + 0.1);
  rim(lip, iz1, ix1, z1 + 0.1);
  mesh.box('waterline', -lip, top - LIP_FT, iz1, lip, level - 0.04, z1 + 0.16);
  const floor = level - SPA.floorDepthFt;
  const seat = level - SPA.seatDepthFt;
  const deep = spaSeatFt(ix1 - ix0);
  mesh.upright('waterline', ix0, floor, ix1, top, iz0);
  mesh.quad('waterline', [ix0, floor, iz1], [ix0, floor, iz0], [ix0, top, iz0], [ix0, top, iz1]);
  mesh.quad('waterline', [ix1, floor, iz0], [ix1, floor, iz1], [ix1, top, iz1], [ix1, top, iz0]);
  mesh.quad(
    'waterline',
    [ix1, floor, iz1],
    [ix0, floor, iz1],
    [ix0, top - LIP_FT, iz1],
    [ix1, top - LIP_FT, iz1],
  );
  mesh.level('plaster', ix0, iz0, ix1, iz1, floor);
  mesh.box('plaster', ix0, floor, iz0, ix1, seat, iz0 + deep, 'b');
  mesh.box('plaster', ix0, floor, iz0 + deep, ix0 + deep, seat, iz1, 'b');
  mesh.box('plaster', ix1 - deep, floor, iz0 + deep, ix1, seat, iz1, 'b');
  mesh.level('water', ix0, iz0, ix1, iz1, level);
  mesh.level('water', -lip, iz1, lip, z1 + 0.16, level);
  drawFall(builder, { width: lip * 2, lipY: level, lipZ: z1 + 0.16, throwFt: 0.42, strength: 0.8 });
  addWater(builder, level, rectangle(ix0, iz0, ix1, iz1));
  addWaterLight(builder, [0, level - 0.9, (iz0 + iz1) / 2], [16, 36, 42], 0.08);
}

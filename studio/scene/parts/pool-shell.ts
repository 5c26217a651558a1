import { boundsOf } from '#domain/geometry/plane.ts';
import { BENCH_DEPTH_FT, BENCH_FT, treadsOf, WATER_Y } from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { addWater, floorAt, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { UNDER_SHORE_Y } from './beach-entry.ts';
import { drawCoping, drawWalls } from './pool-rim.ts';

export function drawPoolShell(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  mesh.as('pool', () => {
    drawCoping(builder);
    drawWalls(builder);
    drawFloor(builder);
    mesh.flat('water', layout.pool.outline, WATER_Y);
  });
  drawEntry(builder);
  addWater(builder, WATER_Y, layout.pool.outline);
}

// A grid under the whole outline; what reaches past the walls lies in the ground.
function drawFloor(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const b = boundsOf(layout.pool.outline);
  const columns = Math.max(12, Math.ceil(layout.pool.lengthFt / 1.2));
  const even = Array.from(
    { length: columns + 1 },
    (_, i) => b.x0 - 0.2 + ((b.x1 - b.x0 + 0.2) * i) / columns,
  );
  // With a line wherever the floor breaks: a slope that ended between two would lie over what covers it.
  const breaks = layout.pool.profile.map(({ alongFt }) => alongFt - layout.pool.lengthFt / 2);
  const xs = [...even, ...breaks.filter((at) => at > b.x0 && at < b.x1)].sort((p, q) => p - q);
  const height = (at: number) => Math.min(floorAt(builder, at), UNDER_SHORE_Y - 0.03);
  const slope = (at: number): Vec3 => {
    const rise = (floorAt(builder, at + 0.6) - floorAt(builder, at - 0.6)) / 1.2;
    const length = Math.hypot(rise, 1);
    return [-rise / length, 1 / length, 0];
  };
  xs.slice(1).forEach((x1, i) => {
    const x0 = xs[i] ?? x1;
    if (x1 - x0 < 1e-6) return;
    const [y0, y1] = [height(x0), height(x1)];
    const [n0, n1] = [slope(x0), slope(x1)];
    mesh.quad(
      'plaster',
      [x0, y0, b.z0 - 0.2],
      [x0, y0, b.z1 + 0.2],
      [x1, y1, b.z1 + 0.2],
      [x1, y1, b.z0 - 0.2],
      [n0, n0, n1, n1],
    );
  });
}

function drawEntry(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const half = layout.pool.widthFt / 2 + 0.3;
  const bottom = WATER_Y - Math.max(layout.design.shallowFt, layout.design.deepFt) - 0.5;
  for (const steps of itemsOf(builder, 'steps')) {
    const b = boundsOf(steps.outline);
    const [z0, z1] = itemsOf(builder, 'Sunshelf').length ? [b.z0, b.z1] : [-half, half];
    mesh.as('pool', () => {
      for (const [i, { x0, x1, depthFt }] of treadsOf(layout, steps).entries()) {
        const top = WATER_Y - depthFt;
        mesh.box('plaster', i === 0 ? x0 - 0.3 : x0, bottom, z0, x1, top, z1, 'b');
        mesh.box('waterline', x1 - 0.17, top, z0, x1 + 0.005, top + 0.01, z1, 'b');
      }
    });
  }
  for (const bench of itemsOf(builder, 'bench')) {
    const b = boundsOf(bench.outline);
    mesh.as('pool', () =>
      mesh.box('plaster', b.x1 - BENCH_FT, bottom, -half, b.x1 + 0.3, WATER_Y - BENCH_DEPTH_FT, half, 'b'),
    );
  }
}

import { boundsOf, edgesOf, offset, type Point } from '#domain/geometry/plane.ts';
import { isOnEdge, sidesBeyond } from '../infinity-edge.ts';
import {
  BENCH_DEPTH_FT,
  BENCH_FT,
  COPING_THICK_FT,
  TILE_BOTTOM_Y,
  treadsOf,
  WATER_Y,
} from '../pool-heights.ts';
import type { Vec3 } from '../scene.ts';
import { addWater, floorAt, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { apronY, shoreAt } from './beach-entry.ts';

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

function drawCoping(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const width = layout.copingFt;
  const profile = [
    [0, -COPING_THICK_FT],
    [-0.08, -COPING_THICK_FT],
    [-0.11, -0.12],
    [-0.11, -0.05],
    [-0.08, 0],
    [0, 0.02],
    [width, 0.015],
    [width, -0.06],
  ] as const;
  // The weir of an infinity edge has no coping: the edges that lie on it are left out.
  const rings = profile.map(([out]) => sidesBeyond(layout.pool.outline, layout.pool.infinityEdge, out));
  // Beside it the coping's end is sawn off square.
  const sawn = (i: number, end: 0 | 1) => {
    const corners = profile.flatMap(([, y], k): Vec3[] => {
      const at = rings[k]?.[i]?.[end];
      return at ? [[at[0], y, at[1]]] : [];
    });
    const [hinge, ...rest] = corners;
    rest.forEach((b, k) => {
      const c = rest[k + 1];
      if (hinge && c) mesh.triangle('coping', hinge, b, c);
    });
  };
  const count = rings[0]?.length ?? 0;
  rings[0]?.forEach((side, i, sides) => {
    if (side && !sides[(i + count - 1) % count]) sawn(i, 0);
    if (side && !sides[(i + 1) % count]) sawn(i, 1);
  });
  edgesOf(offset(layout.pool.outline, 0)).forEach(([p, q], i) => {
    const [from, to] = [shoreAt(builder, p[0]), shoreAt(builder, q[0])];
    const material = from > 0.05 && to > 0.05 ? 'beach' : 'coping';
    for (let k = 0; k + 1 < profile.length; k++) {
      const low = rings[k]?.[i];
      const high = rings[k + 1]?.[i];
      const [out0, y0] = profile[k] ?? [0, 0];
      const [out1, y1] = profile[k + 1] ?? [0, 0];
      if (!low || !high) continue;
      const [a, b, c, d] = [low[0], low[1], high[1], high[0]];
      const sunk = (share: number, out: number, y: number) => y + (apronY(out, width) - y) * share;
      mesh.quad(
        material,
        [a[0], sunk(from, out0, y0), a[1]],
        [d[0], sunk(from, out1, y1), d[1]],
        [c[0], sunk(to, out1, y1), c[1]],
        [b[0], sunk(to, out0, y0), b[1]],
      );
    }
  });
}

function drawWalls(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const { infinityEdge } = layout.pool;
  for (const [a, b] of edgesOf(offset(layout.pool.outline, 0))) {
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2));
    const level = isOnEdge(infinityEdge, a) && isOnEdge(infinityEdge, b) ? WATER_Y - 0.04 : 0;
    for (let k = 0; k < pieces; k++) {
      const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const p = at(k / pieces);
      const q = at((k + 1) / pieces);
      const top = ([x]: Point) => level + (apronY(0, 1) - level) * shoreAt(builder, x);
      const wall = (y: number, [x, z]: Point): Vec3 => [x, y, z];
      const face = shoreAt(builder, p[0]) > 0.5 ? 'beach' : 'waterline';
      mesh.quad(face, wall(top(p), p), wall(top(q), q), wall(TILE_BOTTOM_Y, q), wall(TILE_BOTTOM_Y, p));
      mesh.quad(
        'plaster',
        wall(TILE_BOTTOM_Y, p),
        wall(TILE_BOTTOM_Y, q),
        wall(Math.min(TILE_BOTTOM_Y, floorAt(builder, q[0]) - 0.1), q),
        wall(Math.min(TILE_BOTTOM_Y, floorAt(builder, p[0]) - 0.1), p),
      );
    }
  }
}

// A grid under the whole outline; what reaches past the walls lies in the ground.
function drawFloor(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const b = boundsOf(layout.pool.outline);
  const columns = Math.max(12, Math.ceil(layout.pool.lengthFt / 1.2));
  const x = (i: number) => b.x0 - 0.2 + ((b.x1 - b.x0 + 0.2) * i) / columns;
  const slope = (at: number): Vec3 => {
    const rise = (floorAt(builder, at + 0.6) - floorAt(builder, at - 0.6)) / 1.2;
    const length = Math.hypot(rise, 1);
    return [-rise / length, 1 / length, 0];
  };
  for (let i = 0; i < columns; i++) {
    const [x0, x1] = [x(i), x(i + 1)];
    const [y0, y1] = [floorAt(builder, x0), floorAt(builder, x1)];
    const [n0, n1] = [slope(x0), slope(x1)];
    mesh.quad(
      'plaster',
      [x0, y0, b.z0 - 0.2],
      [x0, y0, b.z1 + 0.2],
      [x1, y1, b.z1 + 0.2],
      [x1, y1, b.z0 - 0.2],
      [n0, n0, n1, n1],
    );
  }
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

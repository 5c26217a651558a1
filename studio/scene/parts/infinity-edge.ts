import type { Design } from '#domain/design/design.ts';
import { boundsOf, rectangle } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Site } from '../placement.ts';
import { basinOf, WATER_Y } from '../pool-heights.ts';
import { addWater, type SceneBuilder } from '../scene-builder.ts';
import { drawFall } from './falling-water.ts';

export const infinityEdge: FeaturePart = {
  look: 'basin',
  reserve: placeCatchBasin,
  draw,
};

function placeCatchBasin(site: Site, design: Design): void {
  const b = boundsOf(site.outline);
  const zs = site.outline.filter(([x]) => x > b.x1 - 0.05).map(([, z]) => z);
  const z0 = Math.min(...zs);
  const z1 = Math.max(...zs);
  site.add({
    kind: 'Infinity Edge',
    label: 'Infinity edge and catch basin',
    layer: 'edge',
    outline: rectangle(b.x1, z0 - 0.8, b.x1 + 4.5, z1 + 0.8),
    anchor: { x: b.x1, z: (z0 + z1) / 2, yaw: -Math.PI / 2 },
    widthFt: z1 - z0,
    depthFt: 4.5,
    heightFt: Math.min(4, design.deepFt),
  });
}

// Weir, falling face and catch basin at the open end.
function draw(builder: SceneBuilder): void {
  const edge = builder.layout.pool.infinityEdge;
  if (!edge) return;
  const { mesh, layout } = builder;
  const [[x, z0], [, z1]] = edge;
  const {
    dropFt: drop,
    weirFt,
    weirY,
    waterY: basin,
    rimY,
    floorY,
    innerFt,
    outerFt,
  } = basinOf(layout.design);
  mesh.as('Infinity Edge', () => {
    mesh.box('waterline', x, -drop - 2.4, z0 - 0.9, x + weirFt, weirY, z1 + 0.9);
    mesh.box('stone', x - 0.1, -drop - 3, z0 - 8, x + 0.4, 0, z0 - 0.9);
    mesh.box('stone', x - 0.1, -drop - 3, z1 + 0.9, x + 0.4, 0, z1 + 8);
    mesh.box('coping', x - 0.6, 0, z0 - 8, x + 0.5, 0.05, z0 - 0.9, 'b');
    mesh.box('coping', x - 0.6, 0, z1 + 0.9, x + 0.5, 0.05, z1 + 8, 'b');
    mesh.box('waterline', x + weirFt, -drop - 2.2, z0 - 0.8, x + innerFt, floorY, z1 + 0.8, 'b');
    mesh.box('stone', x + innerFt, -drop - 3, z0 - 0.8, x + outerFt, rimY, z1 + 0.8);
    mesh.box('stone', x + weirFt, -drop - 3, z0 - 1.4, x + outerFt, rimY, z0 - 0.8);
    mesh.box('stone', x + weirFt, -drop - 3, z1 + 0.8, x + outerFt, rimY, z1 + 1.4);
    mesh.level('water', x + weirFt, z0 - 0.8, x + innerFt, z1 + 0.8, basin);
    mesh.quad(
      'water',
      [x - 0.02, WATER_Y, z0],
      [x - 0.02, WATER_Y, z1],
      [x + 0.5, WATER_Y - 0.02, z1],
      [x + 0.5, WATER_Y - 0.02, z0],
    );
    mesh.within({ x: x + 0.5, z: (z0 + z1) / 2, yaw: Math.PI / 2 }, () =>
      drawFall(builder, {
        width: z1 - z0,
        lipY: WATER_Y - 0.02,
        lipZ: 0.02,
        throwFt: 0.22,
        landY: basin,
        strength: 0.7,
      }),
    );
  });
  addWater(builder, basin, rectangle(x + weirFt, z0 - 0.8, x + innerFt, z1 + 0.8));
}

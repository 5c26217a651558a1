import type { Design } from '#domain/design/design.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import { SHELF_DEPTH_FT, WATER_Y } from '../pool-heights.ts';
import { itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { lounger } from './furniture.ts';

export const sunshelf: FeaturePart = {
  look: 'shelf',
  entryFt: shelfLength,
  draw,
};

// Shorter behind a beach, which is shallow already.
function shelfLength({ lengthFt, features }: Design): number {
  return Math.min(8, Math.max(3, lengthFt * 0.22)) * (features.includes('Beach Entry') ? 0.7 : 1);
}

function draw(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const half = layout.pool.widthFt / 2 + 0.3;
  const bottom = WATER_Y - Math.max(layout.design.shallowFt, layout.design.deepFt) - 0.5;
  const top = WATER_Y - SHELF_DEPTH_FT;
  for (const shelf of itemsOf(builder, 'Sunshelf')) {
    const b = boundsOf(shelf.outline);
    mesh.as('Sunshelf', () => {
      mesh.box('plaster', b.x0 - 0.3, bottom, -half, b.x1, top, half, 'b');
      // A band of tile marks the shelf's nose, as safety rules ask.
      mesh.box('waterline', b.x1 - 0.3, top, -half, b.x1 + 0.01, top + 0.012, half, 'b');
      // Loungers stand in the shelf's water when it is long enough for them.
      if (b.x1 - b.x0 < 5.5 || b.z1 - b.z0 < 9) return;
      const middle = (b.z0 + b.z1) / 2;
      const gap = Math.min(3.4, (b.z1 - b.z0) * 0.24);
      for (const z of [middle - gap, middle + gap])
        mesh.within({ x: (b.x0 + b.x1) / 2 + 0.4, y: top - 0.25, z }, () => lounger(builder, 0, 0));
    });
  }
}

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

const LOUNGER_FT = 2.4;
const OFF_BUBBLER_FT = 1.7;

// Two, each on its half and as near to where it looks best as the bubblers leave room.
function loungersAcross(z0: number, z1: number, bubblers: readonly number[]): number[] {
  const middle = (z0 + z1) / 2;
  const gap = Math.min(3.4, (z1 - z0) * 0.24);
  const most = (z1 - z0) / 2 - LOUNGER_FT / 2;
  const outs = Array.from({ length: 40 }, (_, i) => LOUNGER_FT / 2 + i * 0.25)
    .filter((out) => out <= most)
    .toSorted((p, q) => Math.abs(p - gap) - Math.abs(q - gap));
  return [-1, 1].flatMap((side) => {
    const out = [gap, ...outs].find((one) =>
      bubblers.every((z) => Math.abs(middle + side * one - z) >= OFF_BUBBLER_FT),
    );
    return out === undefined ? [] : [middle + side * out];
  });
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
      const taken = itemsOf(builder, 'Bubblers').map(({ anchor }) => anchor.z);
      for (const z of loungersAcross(b.z0, b.z1, taken))
        mesh.within({ x: (b.x0 + b.x1) / 2 + 0.4, y: top - 0.25, z }, () => lounger(builder, 0, 0));
    });
  }
}

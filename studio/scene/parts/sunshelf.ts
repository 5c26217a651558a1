import type { Design } from '#domain/design/design.ts';
import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { InfinityEdge } from '../infinity-edge.ts';
import type { Footprint, Layout } from '../layout-types.ts';
import { SHELF_DEPTH_FT, WATER_Y } from '../pool-heights.ts';
import { itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { arcOf } from './deck-jets.ts';
import { ledgeLounger } from './ledge-lounger.ts';

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
/** From the middle of a seat: clear of what wells up, or of what a jet throws. */
const OFF_WATER_FT = 1.5;
const OFF_BUBBLER_FT = 4;

type Taken = readonly [from: number, to: number];

// Two, each on its half and as near to where it looks best as bubblers and jets leave room; before an infinity edge none.
function loungersAcross({ z0, z1 }: Bounds, edge: InfinityEdge | null, taken: readonly Taken[]): number[] {
  // Towards the house: before one's feet the frame would cut them.
  const middle = (z0 + z1) / 2 - (z1 - z0) * 0.1;
  const gap = Math.min(2.9, (z1 - z0) * 0.2);
  const most = (z1 - z0) * 0.4 - LOUNGER_FT / 2;
  const outs = Array.from({ length: 40 }, (_, i) => LOUNGER_FT * 0.7 + i * 0.25)
    .filter((out) => out <= most)
    .toSorted((p, q) => Math.abs(p - gap) - Math.abs(q - gap));
  const sides = [-1, 1].filter((side) => !edge || side * edge.out[1] <= 0);
  return sides.flatMap((side) => {
    const out = [gap, ...outs].find((one) => {
      const z = middle + side * one;
      return taken.every(([from, to]) => z + OFF_WATER_FT <= from || z - OFF_WATER_FT >= to);
    });
    return out === undefined ? [] : [middle + side * out];
  });
}

/** Where loungers stand in the shelf's water, when it is long enough for them. */
export function shelfLoungers(layout: Layout, { outline }: Footprint): Point[] {
  const b = boundsOf(outline);
  if (b.x1 - b.x0 < 5.5 || b.z1 - b.z0 < 9) return [];
  const taken = [
    ...itemsOf({ layout }, 'Bubblers').map(({ anchor: { z } }): Taken => {
      const clear = OFF_BUBBLER_FT - OFF_WATER_FT;
      return [z - clear, z + clear];
    }),
    ...itemsOf({ layout }, 'Deck Jets')
      .filter(({ anchor }) => anchor.x < b.x1 + 0.8)
      .map((jet): Taken => {
        const { z0, z1 } = boundsOf([...jet.outline, ...arcOf(jet.anchor)]);
        return [z0, z1];
      }),
  ];
  return loungersAcross(b, layout.pool.infinityEdge, taken).map((z) => [(b.x0 + b.x1) / 2, z]);
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
      mesh.as('furniture', () => {
        for (const [x, z] of shelfLoungers(layout, shelf)) ledgeLounger(builder, x, top, z);
      });
    });
  }
}

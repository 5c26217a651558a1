import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { boundsOf, clip, offset } from '#domain/geometry/plane.ts';
import type { FeaturePart } from '../feature-part.ts';
import type { Layout } from '../layout-types.ts';
import type { MaterialId } from '../materials.ts';
import type { Site } from '../placement.ts';
import { WATER_Y } from '../pool-heights.ts';
import { itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { TIP_FT } from './diving-board.ts';

export const automaticCover: FeaturePart = {
  look: 'cover',
  overlay: place,
  draw,
};

const DRAWN_SHARE = 0.34;
// Over the steps it lies nearest to whoever looks, and would be most of what one sees.
const OVER_STEPS_SHARE = 0.2;
/** What divers clear beyond its end. */
const OPEN_BELOW_TIP_FT = 3.9;

// Drawn a third of the way from its housing, so that both water and cover can be seen: at the deep end, or, where one dives there and
// nobody sits at the other, over the steps.
function place(site: Site, { features, lengthFt, widthFt }: Design): void {
  const b = boundsOf(site.outline);
  const isDived = features.includes('Diving Board');
  const isSatOn = SHALLOWS.some((feature) => features.includes(feature));
  const end = isDived && !isSatOn ? -1 : 1;
  const share = end > 0 ? DRAWN_SHARE : OVER_STEPS_SHARE;
  const depthFt = isDived && isSatOn ? TIP_FT - OPEN_BELOW_TIP_FT : lengthFt * share;
  const x = end > 0 ? b.x1 - depthFt : b.x0 + depthFt;
  site.add({
    kind: 'Automatic Cover',
    label: 'Automatic cover',
    layer: 'overlay',
    outline: clip(site.outline, -end, 0, -end * x),
    anchor: { x, z: 0, yaw: (-end * Math.PI) / 2 },
    widthFt,
    depthFt,
    heightFt: 0.1,
  });
}

const SHALLOWS: readonly Feature[] = ['Sunshelf', 'Beach Entry'];

// Vinyl on tracks, drawn part of the way, with the lid of its housing flush in the deck.
function draw(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  for (const cover of itemsOf(builder, 'Automatic Cover')) {
    mesh.as('Automatic Cover', () => {
      mesh.flat('cover', offset(cover.outline, -0.06), WATER_Y + 0.1);
      const x = cover.anchor.x;
      const nose = clip(clip(layout.pool.outline, 1, 0, x + 0.22), -1, 0, -(x - 0.22));
      const { z0, z1 } = boundsOf(nose);
      if (nose.length) mesh.tube('cover', 0.13, 10, [x, WATER_Y + 0.08, z0], [x, WATER_Y + 0.08, z1]);
      const end = layout.pool.lengthFt / 2 + layout.copingFt;
      const [back, front] = lidOf(layout);
      const side = cover.anchor.yaw < 0 ? 1 : -1;
      const slab = (material: MaterialId, from: number, to: number, high: number) => {
        const [x0, x1] = side > 0 ? [end + from, end + to] : [-end - to, -end - from];
        mesh.box(material, x0, 0, back, x1, high, front, 'b');
      };
      slab('coping', 0.05, 1.35, 0.03);
      for (const away of [0, 1.35]) slab('frame', away, away + 0.05, 0.02);
    });
  }
}

// Nearly as long as the pool is wide, and nowhere off the deck.
function lidOf({ pool: { widthFt, infinityEdge }, deck }: Layout): [back: number, front: number] {
  const half = widthFt * 0.42;
  const { z0, z1 } = boundsOf(deck);
  return infinityEdge ? [Math.max(-half, z0 + 0.3), Math.min(half, z1 - 0.3)] : [-half, half];
}

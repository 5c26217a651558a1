import { boundsOf, clipToBounds, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { deckLoungers } from '#studio/scene/parts/furniture.ts';
import { LEDGE_LOUNGER_FT } from '#studio/scene/parts/ledge-lounger.ts';
import { shelfLoungers } from '#studio/scene/parts/sunshelf.ts';
import { treadsOf } from '#studio/scene/pool-heights.ts';
import { type Ink, type Mark, PAPER } from './marks.ts';
import type { Sheet } from './sheet.ts';

const FURNITURE: Ink = { fill: PAPER.white, stroke: PAPER.quiet, width: 0.9 };

/** As it is built: steps in the water tread by tread. Loungers stand on the deck itself. */
export function builtOutlines(layout: Layout, item: Footprint): Polygon[] {
  if (item.kind === 'loungers') return [];
  if (item.kind !== 'steps') return [item.outline];
  const { z0, z1 } = boundsOf(item.outline);
  return treadsOf(layout, item)
    .map(({ x0, x1 }) => clipToBounds(item.outline, { x0, x1, z0, z1 }))
    .filter(({ length }) => length > 2);
}

/** What stands on it, as the picture has it. */
export function furnitureOn(layout: Layout, item: Footprint, { shape }: Sheet): Mark[] {
  if (item.kind === 'loungers') return deckLoungers(layout, item).map((one) => shape(one, FURNITURE));
  if (item.kind !== 'Sunshelf') return [];
  const { alongFt, halfFt } = LEDGE_LOUNGER_FT;
  return shelfLoungers(layout, item).map(([x, z]) =>
    shape(rectangle(x + alongFt[0], z - halfFt, x + alongFt[1], z + halfFt), FURNITURE),
  );
}

import { boundsOf, type Polygon } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { Entity } from '../engine/entity.ts';
import { textWidthOf } from '../engine/text-width.ts';
import type { Pen } from '../engine/view.ts';
import { standingItems } from './pool-plan.ts';
import type { ViewRoom } from './view-room.ts';

/** What stands about the pool, named quietly where its name fits into it. */
export const itemNames = (layout: Layout, room: ViewRoom, pen: Pen): Entity[] =>
  standingItems(layout).flatMap(({ outline, label }) => room.place(waysIn(outline, label, pen)));

function waysIn(outline: Polygon, text: string, { textFt }: Pen): Entity[][] {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  const heightFt = textFt * 0.88;
  if (textWidthOf(text, heightFt) > x1 - x0 - heightFt) return [];
  return [0.5, 0.75, 0.25, 0.9].map((share): Entity[] => [
    {
      kind: 'text',
      layer: 'A-ANNO-NOTE',
      at: [(x0 + x1) / 2, z0 + (z1 - z0) * share + textFt * 0.3],
      text,
      heightFt,
      anchor: 'middle',
      ground: true,
    },
  ]);
}

import { boundsOf, type Polygon } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

/** The pad of the layout, or the place beside the deck where one would stand. */
export function padOf({ items, deck }: Layout): Polygon {
  const pad = items.find(({ kind }) => kind === 'equipment');
  if (pad) return pad.outline;
  const { x1, z0 } = boundsOf(deck);
  return [
    [x1 + 1, z0],
    [x1 + 5, z0],
    [x1 + 5, z0 + 8],
    [x1 + 1, z0 + 8],
  ];
}

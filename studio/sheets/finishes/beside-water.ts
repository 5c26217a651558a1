import { offset, type Polygon } from '#domain/geometry/plane.ts';
import { basinWater } from '#studio/scene/catch-basin.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { SPA } from '#studio/scene/pool-heights.ts';

/** Water within the spa's walls and the basin's, from above. */
export function insideOf(layout: Layout, { kind, outline }: Footprint): Polygon | null {
  if (kind === 'Raised Spa') return offset(outline, -SPA.wallFt);
  return kind === 'Infinity Edge' ? basinWater(layout) : null;
}

import { boundsOf, offset, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { basinOf, SPA } from '#studio/scene/pool-heights.ts';

/** Water within the spa's walls and the basin's, from above. */
export function insideOf({ design }: Layout, { kind, outline }: Footprint): Polygon | null {
  if (kind === 'Raised Spa') return offset(outline, -SPA.wallFt);
  if (kind !== 'Infinity Edge') return null;
  const { x0, z0, z1 } = boundsOf(outline);
  const { weirFt, innerFt } = basinOf(design);
  return rectangle(x0 + weirFt, z0, x0 + innerFt, z1);
}

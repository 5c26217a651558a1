import { boundsOf, offset, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { basinOf, SPA } from '#studio/scene/pool-heights.ts';

// Everything that holds water at the pool, by the inside of its walls.

const itemOf = ({ items }: Layout, kind: FootprintKind): Footprint | undefined =>
  items.find((item) => item.kind === kind);

export function spaWaterOf(layout: Layout): Polygon | null {
  const spa = itemOf(layout, 'Raised Spa');
  return spa ? offset(spa.outline, -SPA.wallFt) : null;
}

function basinWaterOf(layout: Layout): Polygon | null {
  const basin = itemOf(layout, 'Infinity Edge');
  if (!basin) return null;
  const { x0, z0, z1 } = boundsOf(basin.outline);
  return rectangle(x0, z0, x0 + basinOf(layout.design).innerFt, z1);
}

/** Pool, spa, catch basin, plants: what one ring of copper goes around. */
export function watersOf(layout: Layout): Polygon[] {
  const plants = itemOf(layout, 'Regeneration Zone');
  return [layout.pool.outline, spaWaterOf(layout), basinWaterOf(layout), plants?.outline ?? null].filter(
    (water) => water !== null,
  );
}

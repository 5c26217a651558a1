import { offset, type Polygon } from '#domain/geometry/plane.ts';
import { basinToWeir } from '#studio/scene/catch-basin.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { SPA } from '#studio/scene/pool-heights.ts';

// Everything that holds water at the pool, by the inside of its walls.

const itemOf = ({ items }: Layout, kind: FootprintKind): Footprint | undefined =>
  items.find((item) => item.kind === kind);

export function spaWaterOf(layout: Layout): Polygon | null {
  const spa = itemOf(layout, 'Raised Spa');
  return spa ? offset(spa.outline, -SPA.wallFt) : null;
}

/** Pool, spa, catch basin, plants: what one ring of copper goes around. */
export function watersOf(layout: Layout): Polygon[] {
  const plants = itemOf(layout, 'Regeneration Zone');
  return [layout.pool.outline, spaWaterOf(layout), basinToWeir(layout), plants?.outline ?? null].filter(
    (water) => water !== null,
  );
}

import type { Polygon } from '#domain/geometry/plane.ts';
import { builtBeyond, type InfinityEdge, stripBeyond, wallsBeyond } from './infinity-edge.ts';
import type { Layout } from './layout-types.ts';
import { basinOf } from './pool-heights.ts';

// The catch basin from above: everything that is built of it, its walls, and its water.

type Deep = Pick<Layout['design'], 'deepFt'>;

/** With its walls. */
export function basinOutline(edge: InfinityEdge, design: Deep): Polygon {
  const { innerFt, outerFt } = basinOf(design);
  return builtBeyond(edge, outerFt, outerFt - innerFt);
}

/** Around its water but for the weir. */
export function basinWalls(edge: InfinityEdge, design: Deep): Polygon {
  const { innerFt, outerFt } = basinOf(design);
  return wallsBeyond(edge, innerFt, outerFt);
}

/** From the weir to its walls: with the pool's, one water. */
export function basinToWeir({ pool, design }: Pick<Layout, 'pool' | 'design'>): Polygon | null {
  return pool.infinityEdge && stripBeyond(pool.infinityEdge, 0, basinOf(design).innerFt);
}

/** Between its walls and the weir's. */
export function basinWater({ pool, design }: Pick<Layout, 'pool' | 'design'>): Polygon | null {
  if (!pool.infinityEdge) return null;
  const { weirFt, innerFt } = basinOf(design);
  return stripBeyond(pool.infinityEdge, weirFt, innerFt);
}

import { boundsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { outwards } from './infinity-edge.ts';
import type { Layout } from './layout-types.ts';
import { HAIR_FT } from './polygon-clip.ts';
import { basinOf } from './pool-heights.ts';
import { GROUND_Y } from './scene-builder.ts';

// Before an infinity edge the ground lies lower: a wall holds the deck and goes on beside it, where the ground rises
// to its top; then the land falls towards the view.

/** Of the basin's outer wall that is seen above the ground. */
const FACE_FT = 1.5;
/** Before the ground falls on. */
const SHELF_FT = 7;
const SLOPE = 0.34;
const LOWEST_FT = 38;
/** How far the wall goes on beside the deck: as far as grass needs to climb to its top. */
const WING_FT = 12;
const WING_THICK_FT = 0.9;
const LAKE_FT = 5.5;
const LAKE_BELOW_VIEW_FT = 13;

type Land = Pick<Layout, 'pool' | 'deck' | 'design' | 'plot'>;

/** Below the lawn's level, as a height: 0 behind the edge and wherever a plot says how its ground lies. */
export function fallAt({ pool: { infinityEdge: edge }, deck, design, plot }: Land, point: Point): number {
  if (!edge || plot) return 0;
  const ahead = outwards(edge, point) - edge.frontFt;
  if (ahead < 0) return 0;
  const { x0, x1 } = boundsOf(deck);
  const share = 1 - Math.min(1, Math.max(0, x0 - point[0], point[0] - x1) / WING_FT);
  const fallen = footFt(design) * share * share * (3 - 2 * share) + SLOPE * Math.max(0, ahead - SHELF_FT);
  return -Math.min(LOWEST_FT, fallen);
}

/** Of the ground before the wall, below the lawn. */
export const footFt = (design: Layout['design']): number => FACE_FT + GROUND_Y - basinOf(design).rimY;

/** The wall where it goes on beside the deck, from above. */
export function wingsOf({ pool: { infinityEdge: edge }, deck, plot }: Omit<Land, 'design'>): Polygon[] {
  if (!edge || plot) return [];
  const { x0, x1 } = boundsOf(deck);
  // Its back lies where nothing has fallen yet.
  const [back, front] = [edge.frontFt - 0.1, edge.frontFt + WING_THICK_FT].map((feet) => feet * edge.out[1]);
  const [z0, z1] = [Math.min(back ?? 0, front ?? 0), Math.max(back ?? 0, front ?? 0)];
  // A hair into the deck, so that the ground is cut out in one with it.
  return [rectangle(x0 - WING_FT, z0, x0 + HAIR_FT, z1), rectangle(x1 - HAIR_FT, z0, x1 + WING_FT, z1)];
}

/** Of the lake's surface, below the lawn's level. */
export const lakeFt = ({ pool, plot }: Pick<Layout, 'pool' | 'plot'>): number =>
  pool.infinityEdge && !plot ? LAKE_BELOW_VIEW_FT : LAKE_FT;

import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { outwards } from './infinity-edge.ts';
import type { Layout } from './layout-types.ts';
import { basinOf } from './pool-heights.ts';
import { GROUND_Y } from './scene-builder.ts';

// Before an infinity edge the ground lies lower: a wall holds the deck, banks lead down beside it, then the land falls towards the view.

/** Of the basin's outer wall that is seen above the ground. */
const FACE_FT = 1.5;
/** Before the ground falls on. */
const SHELF_FT = 7;
const SLOPE = 0.34;
const LOWEST_FT = 38;
/** Feet out for each foot beside the deck's end. */
const BANK = 1.6;
const LAKE_FT = 5.5;
const LAKE_BELOW_VIEW_FT = 13;

type Land = Pick<Layout, 'pool' | 'deck' | 'design' | 'plot'>;

/** Below the lawn's level, as a height: 0 behind the edge and wherever a plot says how its ground lies. */
export function fallAt({ pool: { infinityEdge: edge }, deck, design, plot }: Land, point: Point): number {
  if (!edge || plot) return 0;
  const ahead = outwards(edge, point) - edge.frontFt;
  if (ahead < 0) return 0;
  const { x0, x1 } = boundsOf(deck);
  const bank = BANK * Math.max(0, x0 - point[0], point[0] - x1);
  const share = ahead >= bank ? 1 : ahead / bank;
  const foot = FACE_FT + GROUND_Y - basinOf(design).rimY;
  const fallen = foot * share * share * (3 - 2 * share) + SLOPE * Math.max(0, ahead - SHELF_FT);
  return -Math.min(LOWEST_FT, fallen);
}

/** Of the lake's surface, below the lawn's level. */
export const lakeFt = ({ pool, plot }: Pick<Layout, 'pool' | 'plot'>): number =>
  pool.infinityEdge && !plot ? LAKE_BELOW_VIEW_FT : LAKE_FT;

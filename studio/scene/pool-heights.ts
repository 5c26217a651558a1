import type { Design } from '#domain/design/design.ts';
import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { depthAt } from './depth.ts';
import type { Footprint, FootprintKind, Layout } from './layout-types.ts';

// Heights in and around the water, in feet from the deck: what the 3D draws and what the sheets measure.

export const WATER_Y = -0.36;
/** Where the tile on the wall ends. */
export const TILE_BOTTOM_Y = -0.95;
export const COPING_THICK_FT = 0.16;
/** From the water's edge of a beach up to the deck. */
export const SHORE_RUN_FT = 3.5;
/** Under the water. */
export const SHELF_DEPTH_FT = 0.95;
export const BENCH_DEPTH_FT = 1.5;
export const BENCH_FT = 1.5;
export const STEP_TREAD_FT = 1.15;

/** One step in the water: where it lies along the pool, and how deep its tread is. */
export type Tread = { x0: number; x1: number; depthFt: number };

const ofKind = ({ items }: Pick<Layout, 'items'>, kind: FootprintKind) =>
  items.filter((item) => item.kind === kind);

export function treadsOf(layout: Layout, steps: Footprint): Tread[] {
  const { x0, x1 } = boundsOf(steps.outline);
  const count = Math.round((x1 - x0) / STEP_TREAD_FT);
  const from = ofKind(layout, 'Sunshelf').length > 0 ? SHELF_DEPTH_FT : 0.1;
  const shallow = Math.min(layout.design.shallowFt, layout.design.deepFt);
  return Array.from({ length: count }, (_, i) => ({
    x0: x0 + i * STEP_TREAD_FT,
    x1: x0 + (i + 1) * STEP_TREAD_FT,
    depthFt: from + Math.max(0, shallow - from) * ((i + 0.7) / (count + 0.7)),
  }));
}

/** How deep the water is at a point: to the floor, or to the step, shelf or bench over it. */
export function bottomAt(layout: Layout, point: Point): number {
  const { pool } = layout;
  const over = (kind: FootprintKind) =>
    ofKind(layout, kind).filter(({ outline }) => contains(outline, point));
  const treads = over('steps').flatMap((steps) => {
    const tread = treadsOf(layout, steps).find(({ x1 }) => point[0] <= x1);
    return tread ? [tread.depthFt] : [];
  });
  return Math.min(
    depthAt(pool.profile, point[0] + pool.lengthFt / 2),
    ...treads,
    ...over('Sunshelf').map(() => SHELF_DEPTH_FT),
    ...over('bench').map(() => BENCH_DEPTH_FT),
  );
}

/** The spa over the pool's edge; its own frame as in `Anchor`. */
export const SPA = {
  waterY: 1.32,
  rimY: 1.52,
  capFt: 0.16,
  wallFt: 0.92,
  inFt: 1.8,
  floorDepthFt: 3.1,
  seatDepthFt: 1.5,
} as const;
export const spaSeatFt = (innerFt: number) => Math.min(1.4, innerFt * 0.3);

/** The basin below an infinity edge, from the weir outwards. */
export function basinOf({ deepFt }: Pick<Design, 'deepFt'>) {
  const dropFt = Math.min(4, deepFt) + 0.4;
  const waterY = -dropFt - 0.2;
  return {
    dropFt,
    weirFt: 0.5,
    weirY: WATER_Y - 0.03,
    waterY,
    rimY: waterY + 0.5,
    floorY: -dropFt - 1.9,
    innerFt: 3.6,
    outerFt: 4.4,
  };
}

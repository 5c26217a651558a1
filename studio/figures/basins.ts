import { segmentsOf } from '#domain/geometry/distance.ts';
import { areaOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { basinOutline, basinWater } from '#studio/scene/catch-basin.ts';
import { lineBeyond } from '#studio/scene/infinity-edge.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf as basinBuild, SPA, spaSeatFt } from '#studio/scene/pool-heights.ts';

// Water beside the pool: a raised spa, and the basin below an infinity edge. Built as the picture shows them.

export type BesideWater = {
  /** Of everything that is built. */
  outline: Polygon;
  outsideSqFt: number;
  /** From the floor to the rim. */
  highFt: number;
  /** Solid under the seats. */
  seatFt3: number;
  /** Of wall behind seats, less their fronts. */
  hiddenSqFt: number;
  waterSqFt: number;
  /** Of its water. */
  perimeterFt: number;
  volumeFt3: number;
  gallons: number;
  /** Floor, seats, their fronts and the walls up to the rim. */
  interiorSqFt: number;
  /** Around the rim. */
  copingFt: number;
  /** Outside, above the deck or the pool's water. */
  facingSqFt: number;
  facingHighFt: number;
  /** Of concrete. */
  shellFt3: number;
  /** Below the deck to the underside of its gravel. */
  digFt: number;
};

type Inside = { lengthFt: number; widthFt: number };

const inside = ({ lengthFt, widthFt }: Inside) => ({
  waterSqFt: lengthFt * widthFt,
  perimeterFt: 2 * (lengthFt + widthFt),
});

export function spaOf({ items }: Layout, floorFt: number, gravelFt: number): BesideWater | null {
  const item = items.find(({ kind }) => kind === 'Raised Spa');
  if (!item) return null;
  const { wallFt, waterY: levelFt, rimY: topFt, floorDepthFt: waterFt, seatDepthFt: seatUnderFt } = SPA;
  const [lengthFt, widthFt] = [item.widthFt - 2 * wallFt, item.depthFt - 2 * wallFt];
  const { waterSqFt, perimeterFt } = inside({ lengthFt, widthFt });
  const seat = spaSeatFt(lengthFt);
  const seatsSqFt = lengthFt * seat + 2 * (widthFt - seat) * seat;
  const seatHigh = waterFt - seatUnderFt;
  const highFt = waterFt + topFt - levelFt;
  // Seats hide a wall's length on three sides and their own ends on the fourth; their fronts are shorter by the corners.
  const hiddenSqFt = 6 * seat * seatHigh;
  const volumeFt3 = waterSqFt * waterFt - seatsSqFt * seatHigh;
  const outsideSqFt = areaOf(item.outline);
  return {
    outline: item.outline,
    waterSqFt,
    perimeterFt,
    volumeFt3,
    gallons: volumeFt3 * GALLONS_PER_CUBIC_FOOT,
    outsideSqFt,
    highFt,
    seatFt3: seatsSqFt * seatHigh,
    hiddenSqFt,
    interiorSqFt: waterSqFt + perimeterFt * highFt - hiddenSqFt,
    copingFt: 2 * (item.widthFt + item.depthFt - 2 * wallFt),
    facingSqFt: 2 * (item.widthFt + item.depthFt) * topFt,
    facingHighFt: topFt,
    shellFt3: outsideSqFt * floorFt + (outsideSqFt - waterSqFt) * highFt + seatsSqFt * seatHigh,
    digFt: waterFt - levelFt + floorFt + gravelFt,
  };
}

/** Its front wall is the weir's, and counts with the pool. */
export function basinOf(layout: Layout, floorFt: number, gravelFt: number): BesideWater | null {
  const { pool, design } = layout;
  const water = basinWater(layout);
  if (!pool.infinityEdge || !water) return null;
  const { weirFt, waterY, floorY, rimY, dropFt } = basinBuild(design);
  const outline = basinOutline(pool.infinityEdge, design);
  const [waterFt, freeboardFt] = [waterY - floorY, rimY - waterY];
  const [waterSqFt, perimeterFt, outsideSqFt] = [areaOf(water), lengthOf(water), areaOf(outline)];
  const wallsFt = perimeterFt - pathLength(lineBeyond(pool.infinityEdge, weirFt));
  return {
    outline,
    waterSqFt,
    perimeterFt,
    volumeFt3: waterSqFt * waterFt,
    gallons: waterSqFt * waterFt * GALLONS_PER_CUBIC_FOOT,
    outsideSqFt,
    highFt: waterFt + freeboardFt,
    seatFt3: 0,
    hiddenSqFt: 0,
    interiorSqFt: waterSqFt + perimeterFt * (waterFt + freeboardFt),
    copingFt: wallsFt,
    facingSqFt: pool.infinityEdge.lengthFt * dropFt,
    facingHighFt: dropFt,
    shellFt3: outsideSqFt * floorFt + (outsideSqFt - waterSqFt) * (waterFt + freeboardFt),
    digFt: -floorY + floorFt + gravelFt,
  };
}

const pathLength = (path: readonly Point[]) =>
  segmentsOf(path).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
const lengthOf = (outline: Polygon) => pathLength([...outline, ...outline.slice(0, 1)]);

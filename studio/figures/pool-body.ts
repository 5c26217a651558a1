import {
  boundsOf,
  clipToBounds,
  contains,
  offset,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { BENCH_DEPTH_FT, SHELF_DEPTH_FT, treadsOf, WATER_Y } from '#studio/scene/pool-heights.ts';
import { areaWithout, slicesOf, spansAt, spansOf, spansWithout, widthOf } from './slices.ts';

// The water's body: the floor as it slopes, with treads, shelf and bench on it, and without what is built down to the floor.

/** As the picture has it. */
export const FREEBOARD_FT = -WATER_Y;

/** Their walls stand on the pool's floor, so there is no water where they are. */
const TO_THE_FLOOR: readonly FootprintKind[] = ['Raised Spa', 'Regeneration Zone'];

/** What stands on the floor in the shape of steps, and how deep under the water its top lies. */
type PoolSolid = { outline: Polygon; depthFt: number };

export type PoolBody = {
  outline: Polygon;
  solids: readonly PoolSolid[];
  cutouts: readonly Polygon[];
  /** Of the bare floor. */
  floorFt: (x: number) => number;
  /** To what is met first; 0 where there is no water. */
  depthFt: (point: Point) => number;
};

export const isAtRim = ({ layer }: Footprint): boolean => layer === 'edge';

const solidsIn = (layout: Layout): PoolSolid[] =>
  layout.items.flatMap((item): PoolSolid[] => {
    const { kind, outline } = item;
    if (kind === 'Sunshelf') return [{ outline, depthFt: SHELF_DEPTH_FT }];
    if (kind === 'bench') return [{ outline, depthFt: BENCH_DEPTH_FT }];
    if (kind !== 'steps') return [];
    return treadsOf(layout, item)
      .map(({ x0, x1, depthFt }) => ({
        outline: clipToBounds(outline, { ...boundsOf(outline), x0, x1 }),
        depthFt,
      }))
      .filter((tread) => tread.outline.length > 2);
  });

export function bodyOf(layout: Layout): PoolBody {
  const { outline, profile, lengthFt } = layout.pool;
  const solids = solidsIn(layout);
  const cutouts = layout.items
    .filter((item) => isAtRim(item) && TO_THE_FLOOR.includes(item.kind))
    .map((item) => item.outline);
  const floorFt = (x: number) => depthAt(profile, x + lengthFt / 2);
  const depthFt = (point: Point) => {
    if (!contains(outline, point) || cutouts.some((one) => contains(one, point))) return 0;
    return solids.reduce(
      (least, solid) => (solid.depthFt < least && contains(solid.outline, point) ? solid.depthFt : least),
      floorFt(point[0]),
    );
  };
  return { outline, solids, cutouts, floorFt, depthFt };
}

/** Of the water. `floorSqFt` as it slopes, tops of treads, shelf and bench included. */
export function volumeOf({ outline, solids, cutouts, floorFt }: PoolBody): {
  volumeFt3: number;
  floorSqFt: number;
} {
  let [volumeFt3, floorSqFt] = [0, 0];
  const tops = solids.map((solid) => solid.outline);
  for (const { x, dx } of slicesOf(outline, [...tops, ...cutouts])) {
    const taken = spansOf(cutouts, x);
    const depth = floorFt(x);
    const fall = (floorFt(x + dx / 2) - floorFt(x - dx / 2)) / dx;
    let bare = widthOf(spansWithout(spansAt(outline, x), taken));
    for (const solid of solids) {
      if (solid.depthFt >= depth) continue;
      const width = widthOf(spansWithout(spansAt(solid.outline, x), taken));
      volumeFt3 += width * solid.depthFt * dx;
      floorSqFt += width * dx;
      bare -= width;
    }
    volumeFt3 += bare * depth * dx;
    floorSqFt += bare * Math.hypot(1, fall) * dx;
  }
  return { volumeFt3, floorSqFt };
}

/** Between the outline and one so much larger. */
export const ringSqFt = (outline: Polygon, feet: number): number =>
  areaWithout(offset(outline, feet), [outline]);

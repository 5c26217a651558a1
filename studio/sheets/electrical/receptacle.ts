import { nearestOn } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { ringAround } from '#domain/plan-set/circuits-ring.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { watersOf } from '../equipment/waters.ts';
import { buildingsOf } from './routes.ts';

// Where something with a distance to the water may stand.

/** From the inside of the wall, for the receptacle that every pool has. */
const RECEPTACLE_FT = { from: 6, to: 20 } as const;
/** Switches and disconnects stand no nearer. */
export const SWITCH_FT = 5;
const TRIED_FT = [10, 8, 12, 15, 18, 7];
const WALL_STEP_FT = 1;

export const feetToWater = (layout: Layout, point: Point): number =>
  Math.min(
    ...watersOf(layout).map((water) => (contains(water, point) ? 0 : nearestOn(edgesOf(water), point).feet)),
  );

/** On the house's wall where that is near enough, otherwise beside the deck; the nearest to where conduit comes from. */
export function receptacleAt(layout: Layout, hub: Point): Point {
  const fits = (point: Point) => {
    const feet = feetToWater(layout, point);
    return feet >= RECEPTACLE_FT.from + 0.1 && feet <= RECEPTACLE_FT.to - 0.1;
  };
  const onWall = (layout.house ? pointsAlong(layout.house.outline) : []).filter(fits);
  const free = (points: readonly Point[]) => points.filter((point) => fits(point) && isFree(layout, point));
  const spots = [onWall, ...TRIED_FT.map((feet) => free(ringAround(watersOf(layout), feet)))].find(
    ({ length }) => length > 0,
  );
  return nearestTo(spots ?? ringAround(watersOf(layout), 10), hub);
}

/** Within sight of the spa, out of reach of whoever sits in it. */
export const spaSwitchAt = (layout: Layout, spa: Polygon): Point => {
  const ring = ringAround([spa], SWITCH_FT + 1);
  const far = ring.filter((point) => feetToWater(layout, point) >= SWITCH_FT + 0.5);
  const free = far.filter((point) => isFree(layout, point));
  const [{ x, z }] = [layout.items.find(({ kind }) => kind === 'Raised Spa')?.anchor ?? { x: 0, z: 0 }];
  return nearestTo(free.length > 0 ? free : far.length > 0 ? far : ring, [x, z]);
};

function nearestTo(points: readonly Point[], to: Point): Point {
  const far = ([x, z]: Point) => Math.hypot(x - to[0], z - to[1]);
  return points.toSorted((a, b) => far(a) - far(b))[0] ?? to;
}

function pointsAlong(outline: Polygon): Point[] {
  return edgesOf(outline).flatMap(([a, b]) => {
    const count = Math.max(1, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / WALL_STEP_FT));
    return Array.from({ length: Math.min(count, 200) }, (_, i): Point => {
      const t = (i + 0.5) / count;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
}

function isFree(layout: Layout, point: Point): boolean {
  if (layout.plot && !contains(layout.plot.lot, point)) return false;
  if (buildingsOf(layout).some((outline) => contains(outline, point))) return false;
  return !layout.items.some(
    ({ layer, outline, kind }) =>
      (layer === 'ground' || layer === 'edge') && kind !== 'house' && contains(outline, point),
  );
}

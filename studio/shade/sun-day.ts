import { boundsOf, contains, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { LOWEST_DEG, type SunPlace, sunPosition } from '#domain/sun/sun-position.ts';
import { STEPS_PER_HOUR } from '#domain/sun/sunny-hours.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { WATER_Y } from '#studio/scene/pool-heights.ts';
import { METRES_PER_FOOT as FT, type Scene, type Vec3 } from '#studio/scene/scene.ts';
import { sunDirection } from '#studio/scene/sun.ts';
import { isShaded, type ShadeGrid } from './shade-grid.ts';

// How much of shelf, water and deck the sun reaches through a day.

/** Each with one share for every quarter hour from midnight on; no shelf, no line. */
export type SunDay = { shelf: number[] | null; water: number[]; deck: number[] };

const SAMPLES = 28;
/** Of what lies there: a towel, a swimmer's shoulders. */
const ABOVE_FT = 0.3;

export function sunDay(scene: Scene, grid: ShadeGrid, place: SunPlace, month: number): SunDay {
  const { layout } = scene;
  const suns = Array.from({ length: 24 * STEPS_PER_HOUR }, (_, step): Vec3 | null => {
    const position = sunPosition(place, month, (step + 0.5) / STEPS_PER_HOUR);
    return position.elevationDeg < LOWEST_DEG ? null : sunDirection(position, layout.backBearingDeg);
  });
  const through = (points: readonly Vec3[]) =>
    suns.map((sun) =>
      sun && points.length > 0
        ? points.filter((point) => !isShaded(grid, point, sun)).length / points.length
        : 0,
    );
  const shelf = layout.items.filter(({ kind }) => kind === 'Sunshelf').map(({ outline }) => outline);
  return {
    shelf: shelf[0] ? through(spread(shelf[0], WATER_Y)) : null,
    water: through(spread(layout.pool.outline, WATER_Y)),
    deck: through(deckPoints(layout)),
  };
}

// The floor under things that stand about is nobody's place in the sun.
function deckPoints(layout: Layout): Vec3[] {
  const taken = [copingOutline(layout), ...layout.items.filter(isBuilt).map(({ outline }) => outline)];
  return spread(layout.deck, 0, (point) => !taken.some((outline) => contains(outline, point)));
}

const isBuilt = ({ layer, heightFt, kind }: Layout['items'][number]): boolean =>
  kind === 'house' || (layer !== 'overlay' && layer !== 'water' && heightFt > 1 && kind !== 'Pergola');

/** About so many points, evenly over an outline. */
function spread(outline: Polygon, y: number, isFree: (point: Point) => boolean = () => true): Vec3[] {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const apart = Math.max(0.5, Math.sqrt(((x1 - x0) * (z1 - z0)) / SAMPLES));
  const [columns, rows] = [x1 - x0, z1 - z0].map((side) => Math.max(1, Math.round(side / apart)));
  const points: Vec3[] = [];
  for (let row = 0; row < (rows ?? 1); row++)
    for (let column = 0; column < (columns ?? 1); column++) {
      const x = x0 + ((column + 0.5) / (columns ?? 1)) * (x1 - x0);
      const z = z0 + ((row + 0.5) / (rows ?? 1)) * (z1 - z0);
      if (contains(outline, [x, z]) && isFree([x, z])) points.push([x * FT, (y + ABOVE_FT) * FT, z * FT]);
    }
  return points;
}

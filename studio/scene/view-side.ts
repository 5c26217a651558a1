import { boundsOf, overlap, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { groundAt, type PlotLayout } from './plot-layout.ts';
import { liesWithin } from './polygon-clip.ts';

// Which of the pool's long sides looks at the view: away from the house where there is no land in particular, else where the ground falls.

const BOTH: readonly Point[] = [
  [0, 1],
  [0, -1],
];
const LOOK_FT = 14;
/** The house on the other side is worth as much as so many feet of fall. */
const HOUSE_FT = 2;
/** A basin off the lot or in a building is worth nothing. */
const NO_ROOM_FT = 1000;

export function viewSide(water: Polygon, plot: PlotLayout | undefined, beyondFt: number): Point {
  if (!plot) return [0, 1];
  const { x0, x1, z0, z1 } = boundsOf(water);
  const worth = ([, out]: Point) => {
    const rim = out > 0 ? z1 : z0;
    const far = rim + out * beyondFt;
    const built = rectangle(x0, Math.min(rim, far), x1, Math.max(rim, far));
    const fits =
      liesWithin(built, plot.lot) && !plot.buildings.some(({ outline }) => overlap(built, outline));
    const falls = [-0.3, 0, 0.3].map((share) => -groundAt(plot, [(x1 - x0) * share, rim + out * LOOK_FT]));
    const away = plot.house ? -Math.sign(plot.house.anchor.z) * out * HOUSE_FT : 0;
    return Math.max(...falls) + away - (fits ? 0 : NO_ROOM_FT);
  };
  return BOTH.reduce((best, side) => (worth(side) > worth(best) ? side : best));
}

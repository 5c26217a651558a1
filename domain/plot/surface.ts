import type { Point } from '#domain/geometry/plane.ts';
import type { Plot } from './plot.ts';

// The ground between the heights that were measured: the plane that fits them best, and on it what each height differs from that
// plane, less the farther away. So it passes through every height, and two of them are a straight slope.

type Heights = Plot['heights'];
type Spot = { at: Point; feet: number };
type Ground = (point: Point) => number;

/** Heights that differ less are level ground. */
const LEVEL_FT = 0.1;
/** Heights that lie as good as in a line say nothing about the ground across it: spread across against spread along. */
const LINE_SHARE = 0.05;

/** A spot measured twice counts once, with the middle of both. */
function spotsOf(heights: Heights): Spot[] {
  const spots = new Map<string, { at: Point; all: number[] }>();
  for (const { at, feet } of heights) {
    const key = `${at[0].toFixed(2)} ${at[1].toFixed(2)}`;
    const known = spots.get(key);
    if (known) known.all.push(feet);
    else spots.set(key, { at, all: [feet] });
  }
  return [...spots.values()].map(({ at, all }) => ({ at, feet: middle(all) }));
}

const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Feet up per foot along x and y. Where the spots do not say (one spot, or all in a line), the ground does not rise that way. */
function slopeOf(spots: readonly Spot[], at: Point, feet: number): Point {
  let [xx, xy, yy, xh, yh] = [0, 0, 0, 0, 0];
  for (const spot of spots) {
    const [dx, dy, dh] = [spot.at[0] - at[0], spot.at[1] - at[1], spot.feet - feet];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    xh += dx * dh;
    yh += dy * dh;
  }
  // The directions in which the spots are spread most and least.
  const turned = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const half = Math.hypot((xx - yy) / 2, xy);
  const [along, across] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half];
  if (along === 0) return [0, 0];
  const rise = (cos * xh + sin * yh) / along;
  const tilt = across > LINE_SHARE ** 2 * along ? (cos * yh - sin * xh) / across : 0;
  return [rise * cos - tilt * sin, rise * sin + tilt * cos];
}

function groundOf(heights: Heights): Ground {
  const spots = spotsOf(heights);
  if (spots.length === 0) return () => 0;
  const at: Point = [middle(spots.map((spot) => spot.at[0])), middle(spots.map((spot) => spot.at[1]))];
  const feet = middle(spots.map((spot) => spot.feet));
  const slope = slopeOf(spots, at, feet);
  const plane = ([x, y]: Point) => feet + slope[0] * (x - at[0]) + slope[1] * (y - at[1]);
  const off = spots.map(({ at: [x, y], feet }) => ({ x, y, feet, off: feet - plane([x, y]) }));
  const [low, high] = [Math.min(...spots.map((s) => s.feet)), Math.max(...spots.map((s) => s.feet))];
  // Two heights a foot apart must not make a mountain at the other end of the lot.
  const [lowest, highest] = [2 * low - high, 2 * high - low];
  return (point) => {
    let [sum, weights] = [0, 0];
    for (const spot of off) {
      const [dx, dy] = [point[0] - spot.x, point[1] - spot.y];
      const weight = 1 / (dx * dx + dy * dy);
      if (weight > 1e12) return spot.feet;
      sum += spot.off * weight;
      weights += weight;
    }
    return Math.min(highest, Math.max(lowest, plane(point) + sum / weights));
  };
}

// The ground is asked thousands of times while a design is laid out.
const known = new WeakMap<Heights, Ground>();

/** The ground's height; 0 where nothing was measured. */
export function groundAt({ heights }: Pick<Plot, 'heights'>, point: Point): number {
  const ground = known.get(heights) ?? groundOf(heights);
  known.set(heights, ground);
  return ground(point);
}

export function isSloped({ heights }: Pick<Plot, 'heights'>): boolean {
  const feet = spotsOf(heights).map((spot) => spot.feet);
  return feet.length > 1 && Math.max(...feet) - Math.min(...feet) >= LEVEL_FT;
}

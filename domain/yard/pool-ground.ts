import { boundsOf, circle, contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { fitsIn, footprintOf, type Raster, rasterOf } from '#domain/geometry/raster.ts';
import { holds } from '#domain/geometry/region.ts';
import { buildableArea } from '#domain/plot/buildable.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { outlineOnPlot, type Place, toLayout, toPlot } from '#domain/plot/site.ts';

// The ground a pool may take, and places for an outline on it: found among small squares, proven by the drawing itself.

/** More than a place loses when it is rounded, so that a place found here keeps every distance as it is told. */
const SPARE_FT = 0.03;
const TRUNK_FT = 2;
const CELLS = 24_000;
const SMALLEST_CELL_FT = 0.5;
const MOST_TURNS = 5;
const QUARTERS = [0, 90, 180, 270] as const;

type Frame = { turnDeg: number; raster: Raster };
export type Ground = { rings: readonly Polygon[]; frames: readonly Frame[] };

const angleOf = ([a, b]: readonly [Point, Point]) =>
  ((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 360) % 90;
const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const tenth = (degrees: number) => (Math.round(degrees * 10) / 10) % 360;

/** Along the house's walls and along the lot's sides, the longest first; a wall and the one square to it are one turn. */
function turnsOf({ lot, buildings }: Plot): number[] {
  const longest = (outlines: readonly Polygon[]) =>
    outlines.flatMap((outline) => [...edgesOf(outline)]).sort((a, b) => lengthOf(b) - lengthOf(a));
  const houses = buildings.filter(({ kind }) => kind === 'house').map(({ corners }) => corners);
  const turns: number[] = [];
  for (const side of [...longest(houses).slice(0, 4), ...longest([lot.corners])]) {
    const angle = angleOf(side);
    const known = turns.some((turn) => Math.abs(((turn - angle + 135) % 90) - 45) < 2);
    if (!known) turns.push(tenth(angle) % 90);
    if (turns.length === MOST_TURNS) break;
  }
  return turns;
}

const origin = (turnDeg: number): Place => ({ x: 0, y: 0, turnDeg, levelFt: null });

function frameOf(rings: readonly Polygon[], turnDeg: number): Frame {
  const turned = rings.map((ring) => ring.map((point) => toLayout(origin(turnDeg), point)));
  const { x0, x1, z0, z1 } = boundsOf(turned.flat());
  const cellFt = Math.max(SMALLEST_CELL_FT, Math.sqrt(((x1 - x0) * (z1 - z0)) / CELLS));
  return { turnDeg, raster: rasterOf(turned, cellFt) };
}

/** Null where there is none. With `fell`, trees do not count. */
export function groundOf(plot: Plot, fell: boolean): Ground | null {
  const trunks = fell ? [] : plot.trees.map(({ at }) => circle(at[0], at[1], TRUNK_FT, 8));
  const rings = buildableArea(plot, SPARE_FT, trunks);
  return rings.length === 0 ? null : { rings, frames: turnsOf(plot).map((turn) => frameOf(rings, turn)) };
}

const hundredth = (feet: number) => Math.round(feet * 100) / 100;

function placeIn({ turnDeg }: Frame, quarter: number, middle: Point): Place {
  const [x, y] = toPlot(origin(turnDeg), middle);
  return { x: hundredth(x), y: hundredth(y), turnDeg: tenth(turnDeg + quarter), levelFt: null };
}

/** At most `most` places for each of the directions that suit the plot. */
export function placesFor({ frames }: Ground, outline: Polygon, most: number): Place[] {
  return frames.flatMap((frame) =>
    QUARTERS.flatMap((quarter) => {
      const turned = outlineOnPlot(origin(quarter), outline);
      const footprint = footprintOf(turned, frame.raster.cellFt);
      return fitsIn(frame.raster, footprint, most).map((middle) => placeIn(frame, quarter, middle));
    }),
  );
}

/** By the drawing itself. */
export const isFree = ({ rings }: Ground, outline: Polygon, place: Place): boolean =>
  holds(rings, outlineOnPlot(place, outline));

/** Squares are coarse: where a smaller pool fits, it moves to the middle of its room, and there the larger one is tried. */
export function settle(ground: Ground, smaller: Polygon, larger: Polygon, place: Place): Place | null {
  if (isFree(ground, larger, place)) return place;
  const along = centered(ground, smaller, place, [1, 0]);
  const moved = centered(ground, smaller, along, [0, 1]);
  return isFree(ground, larger, moved) ? moved : null;
}

function centered(ground: Ground, outline: Polygon, place: Place, [dx, dz]: Point): Place {
  const at = (feet: number): Place => {
    const [x, y] = toPlot(place, [dx * feet, dz * feet]);
    return { ...place, x: hundredth(x), y: hundredth(y) };
  };
  const room = (way: 1 | -1) => {
    let [low, high] = [0, 2 * cellOf(ground)];
    while (high - low > 0.01) {
      const middle = (low + high) / 2;
      if (isFree(ground, outline, at(way * middle))) low = middle;
      else high = middle;
    }
    return low;
  };
  return at((room(1) - room(-1)) / 2);
}

export const cellOf = ({ frames }: Ground): number => Math.max(...frames.map(({ raster }) => raster.cellFt));

/** Trees whose trunk stands in the water. */
export const treesIn = ({ trees }: Plot, water: Polygon): number[] =>
  trees.flatMap(({ at }, index) => (contains(water, at) ? [index] : []));

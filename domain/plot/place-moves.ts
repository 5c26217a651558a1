import { nearestOn } from '#domain/geometry/distance.ts';
import { edgesOf, type Point, type Polygon, signedArea } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS, type Plot } from './plot.ts';
import { type Place, toLayout, toPlot } from './site.ts';

// How a pool is moved, turned and resized on a plot. What comes out is always a place and a size that can be stored.

export const SIZE_STEP_FT = 0.5;

const hundredth = (feet: number) => Math.round(feet * 100) / 100;
type Range = { min: number; max: number };

const within = (value: number, { min, max }: Range) => Math.min(max, Math.max(min, value));
const REACH = { min: -PLOT_LIMITS.reachFt, max: PLOT_LIMITS.reachFt };

/** Before anybody chose one. */
export const FIRST_PLACE: Place = { x: 0, y: 0, turnDeg: 0, levelFt: null };

export const placedAt = (place: Place, [x, y]: Point): Place => ({
  ...place,
  x: hundredth(within(x, REACH)),
  y: hundredth(within(y, REACH)),
});

export const movedBy = (place: Place, dx: number, dy: number): Place =>
  placedAt(place, [place.x + dx, place.y + dy]);

/** To a tenth of a degree, from 0 to less than 360. */
export const turnedTo = (place: Place, degrees: number): Place => {
  const tenths = Math.round(degrees * 10) % 3600;
  return { ...place, turnDeg: ((tenths + 3600) % 3600) / 10 };
};

export const turnedBy = (place: Place, degrees: number): Place => turnedTo(place, place.turnDeg + degrees);

/** Clockwise from the drawing's top, as a turn counts: where a layout's back faces. */
const bearing = ([x, y]: Point) => (Math.atan2(x, -y) * 180) / Math.PI;

export const bearingFrom = ({ x, y }: Pick<Place, 'x' | 'y'>, [toX, toY]: Point): number =>
  bearing([toX - x, toY - y]);

const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** With the length along a side, whichever way round is the smaller turn. */
export function turnedAlong(place: Place, [a, b]: readonly [Point, Point]): Place {
  const along = bearing([b[0] - a[0], b[1] - a[1]]) - 90;
  return turnedTo(place, apart(along, place.turnDeg) <= 90 ? along : along + 180);
}

function nearestWall(corners: Polygon, from: Point) {
  const clockwise = signedArea(corners) > 0;
  return edgesOf(corners)
    .map(([a, b]) => ({ a, b, feet: nearestOn([[a, b]], from).feet, clockwise }))
    .toSorted((one, other) => one.feet - other.feet)[0];
}

/** The back faces the nearest wall of the house, square to it; null where none is drawn. */
export function turnedToHouse(plot: Pick<Plot, 'buildings'>, place: Place): Place | null {
  const walls = plot.buildings
    .filter(({ kind }) => kind === 'house')
    .flatMap(({ corners }) => nearestWall(corners, [place.x, place.y]) ?? []);
  const wall = walls.toSorted((one, other) => one.feet - other.feet)[0];
  if (!wall) return null;
  const { a, b, clockwise } = wall;
  // Into the house: to the right of a wall that runs clockwise on the drawing.
  const inward: Point = clockwise ? [a[1] - b[1], b[0] - a[0]] : [b[1] - a[1], a[0] - b[0]];
  return turnedTo(place, bearing(inward));
}

/** Which sides of the pool a handle moves: along (−1 the shallow end, 1 the deep end) and across (−1 the back, 1 the front). */
export type Handle = { along: -1 | 0 | 1; across: -1 | 0 | 1 };

export const HANDLES: readonly Handle[] = [
  { along: -1, across: -1 },
  { along: 0, across: -1 },
  { along: 1, across: -1 },
  { along: 1, across: 0 },
  { along: 1, across: 1 },
  { along: 0, across: 1 },
  { along: -1, across: 1 },
  { along: -1, across: 0 },
];

/** A pool's measures, and what they may be (`DESIGN_LIMITS`). */
type Size = { lengthFt: number; widthFt: number };
type SizeLimits = Record<keyof Size, Range>;

export const handleAt = (place: Place, { lengthFt, widthFt }: Size, { along, across }: Handle): Point =>
  toPlot(place, [(along * lengthFt) / 2, (across * widthFt) / 2]);

/** By half feet, and no smaller or larger than a pool can be built. */
export const steppedSize = (feet: number, limits: Range): number =>
  within(Math.round(feet / SIZE_STEP_FT) * SIZE_STEP_FT, limits);

/** A handle is dragged to a point: the other side stays where it is. */
export function resizedTo(
  { place, size, limits }: { place: Place; size: Size; limits: SizeLimits },
  handle: Handle,
  to: Point,
): { place: Place; size: Size } {
  const [x, z] = toLayout(place, to);
  const length = handle.along
    ? steppedSize(size.lengthFt / 2 + handle.along * x, limits.lengthFt)
    : size.lengthFt;
  const width = handle.across
    ? steppedSize(size.widthFt / 2 + handle.across * z, limits.widthFt)
    : size.widthFt;
  const middle: Point = [
    (handle.along * (length - size.lengthFt)) / 2,
    (handle.across * (width - size.widthFt)) / 2,
  ];
  return { place: placedAt(place, toPlot(place, middle)), size: { lengthFt: length, widthFt: width } };
}

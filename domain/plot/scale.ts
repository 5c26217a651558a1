import type { Point } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS, type Plot, plotShape } from './plot.ts';
import type { Place } from './site.ts';
import { type KnownLength, UNDERLAY_LIMITS, type Underlay } from './underlay.ts';

// The scale of a picture from a length that is known, what a second one says about it, and a drawing that follows a new scale.

export type ScaleTrouble = 'same-spot' | 'no-length' | 'too-small' | 'too-large';

/** Nearer than this, two points are one: nobody can put them more exactly. */
const SAME_SPOT_PIXELS = 4;
/** Shorter than this share of the picture, a pixel's width beside the mark is felt. */
const SHORT_SHARE = 0.08;

type Size = Pick<Underlay, 'width' | 'height'>;
const longerSide = ({ width, height }: Size) => Math.max(width, height);

const pixelsOf = ({ from, to }: Pick<KnownLength, 'from' | 'to'>) =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Feet for each pixel, by a known length. */
export const scaleFrom = (known: KnownLength): number => known.feet / pixelsOf(known);

/** Why a length gives no scale; null where it does. */
export function scaleTrouble(known: KnownLength, size: Size): ScaleTrouble | null {
  if (pixelsOf(known) < SAME_SPOT_PIXELS) return 'same-spot';
  if (!(known.feet > 0) || !Number.isFinite(known.feet)) return 'no-length';
  const sideFt = scaleFrom(known) * longerSide(size);
  if (sideFt < UNDERLAY_LIMITS.sideFt.min) return 'too-small';
  return sideFt > UNDERLAY_LIMITS.sideFt.max ? 'too-large' : null;
}

/** A longer one would be more exact. */
export const isShort = (known: Pick<KnownLength, 'from' | 'to'>, size: Size): boolean =>
  pixelsOf(known) < SHORT_SHARE * longerSide(size);

/** How long the picture says a known length is. */
export const measuredFt = (feetPerPixel: number, known: Pick<KnownLength, 'from' | 'to'>): number =>
  feetPerPixel * pixelsOf(known);

/** By how much the picture says too much (or too little, below 0). */
export const errorPercent = (feetPerPixel: number, known: KnownLength): number =>
  (measuredFt(feetPerPixel, known) / known.feet - 1) * 100;

/** From here on it is worth a warning. */
export const TOLERATED_PERCENT = 2;

/** The scale that is as wrong for the one length as for the other. */
export const meanScale = (one: KnownLength, other: KnownLength): number =>
  2 / (1 / scaleFrom(one) + 1 / scaleFrom(other));

const hundredths = (feet: number) => Math.round(feet * 100) / 100;

/** The larger of what both known lengths are off, as a plot stores it; null where nothing was checked. */
export function statedError({ feetPerPixel, scale, check }: Underlay): number | null {
  if (!scale || !check) return null;
  const worst = Math.max(...[scale, check].map((known) => Math.abs(errorPercent(feetPerPixel, known))));
  return hundredths(Math.min(worst, PLOT_LIMITS.errorPercent.max));
}

const scaledPoint =
  (factor: number, about: Point) =>
  ([x, y]: Point): [number, number] => [
    hundredths(about[0] + (x - about[0]) * factor),
    hundredths(about[1] + (y - about[1]) * factor),
  ];

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** The drawing as large as the new scale says, null where it would reach too far. What was typed (setbacks, gaps, widths) stays. */
export function scaledPlot(plot: Plot, factor: number, about: Point): Plot | null {
  const point = scaledPoint(factor, about);
  const outlined = <Item extends { corners: [number, number][] }>(item: Item): Item => ({
    ...item,
    corners: item.corners.map(point),
  });
  const scaled: Plot = {
    ...plot,
    lot: outlined(plot.lot),
    buildings: plot.buildings.map(outlined),
    easements: plot.easements.map(outlined),
    septic: plot.septic.map(outlined),
    lines: plot.lines.map((line) => ({ ...line, path: line.path.map(point) })),
    trees: plot.trees.map((tree) => ({
      ...tree,
      at: point(tree.at),
      canopyFt: hundredths(within(tree.canopyFt * factor, PLOT_LIMITS.canopyFt)),
    })),
    heights: plot.heights.map((height) => ({ ...height, at: point(height.at) })),
    access: plot.access && { ...plot.access, at: point(plot.access.at) },
  };
  return plotShape.safeParse(scaled).success ? scaled : null;
}

/** The pool keeps its size and stays where it stood on the picture. */
export function scaledPlace(place: Place, factor: number, about: Point): Place {
  const [x, y] = scaledPoint(factor, about)([place.x, place.y]);
  return { ...place, x, y };
}

/** The picture at another scale, with one point of the plot staying where it is on it. */
export function scaledUnderlay(underlay: Underlay, feetPerPixel: number, about: Point): Underlay {
  const factor = feetPerPixel / underlay.feetPerPixel;
  const at: [number, number] = [
    about[0] + (underlay.at[0] - about[0]) * factor,
    about[1] + (underlay.at[1] - about[1]) * factor,
  ];
  return { ...underlay, feetPerPixel, at };
}

const BAR_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** A round length for a bar that is no longer than `most` feet. */
export const barLength = (most: number): number => BAR_STEPS.filter((feet) => feet <= most).at(-1) ?? most;

import { PLOT_LIMITS, type Plot } from './plot.ts';
import { type KnownLength, UNDERLAY_LIMITS, type Underlay } from './underlay.ts';

// The scale of a picture from a length that is known, and what a second one says about it.

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

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The larger of what both known lengths are off, as a plot stores it; null where nothing was checked. */
export function statedError({ feetPerPixel, scale, check }: Underlay): number | null {
  if (!scale || !check) return null;
  const worst = Math.max(...[scale, check].map((known) => Math.abs(errorPercent(feetPerPixel, known))));
  return hundredths(Math.min(worst, PLOT_LIMITS.errorPercent.max));
}

/** What a drawing that is traced over a picture says of itself. */
export const sourceFrom = (underlay: Underlay): Plot['source'] => ({
  kind: underlay.kind,
  errorPercent: statedError(underlay),
});

const BAR_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** A round length for a bar that is no longer than `most` feet. */
export const barLength = (most: number): number => BAR_STEPS.filter((feet) => feet <= most).at(-1) ?? most;

import type { Point } from '#domain/geometry/plane.ts';
import { parseFeet } from '#domain/plot/feet.ts';
import { type ScaleTrouble, scaleFrom, scaleTrouble } from '#domain/plot/scale.ts';
import type { KnownLength, Measuring, Underlay } from '#domain/plot/underlay.ts';

// Two points on the picture and the length between them, while they are put.

export type LengthTrouble = ScaleTrouble | 'no-points' | 'nonsense' | 'too-far';
export type Known = { known: KnownLength } | { trouble: LengthTrouble; sideFt?: number };

const pair = ([x, y]: Point): [number, number] => [x, y];

const withPoints = (underlay: Underlay, measuring: Measuring, points: readonly Point[]): Underlay => ({
  ...underlay,
  measuring: { ...measuring, points: points.map(pair) },
});

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A press puts the next point; when both are there it moves the nearer one. */
export function withPress(underlay: Underlay, measuring: Measuring, pixel: Point): Underlay {
  const [first, second] = measuring.points;
  if (!first) return withPoints(underlay, measuring, [pixel]);
  if (!second) return withPoints(underlay, measuring, [first, pixel]);
  const isFirst = apart(pixel, first) < apart(pixel, second);
  return withPoints(underlay, measuring, isFirst ? [pixel, second] : [first, pixel]);
}

export const withPoint = (underlay: Underlay, measuring: Measuring, index: number, pixel: Point): Underlay =>
  withPoints(
    underlay,
    measuring,
    measuring.points.map((point, i) => (i === index ? pixel : point)),
  );

export const withBothPoints = (underlay: Underlay, measuring: Measuring): Underlay => {
  const { width, height } = underlay;
  return withPoints(underlay, measuring, [
    [width / 4, height / 2],
    [(width * 3) / 4, height / 2],
  ]);
};

/** What was put and typed, or what is missing. */
export function knownFrom({ points, text }: Measuring, underlay: Underlay): Known {
  const [from, to] = points;
  if (!from || !to) return { trouble: 'no-points' };
  const feet = parseFeet(text);
  if (feet === null) return { trouble: 'nonsense' };
  const known = { from, to, feet };
  const trouble = scaleTrouble(known, underlay);
  if (!trouble) return { known };
  return { trouble, sideFt: scaleFrom(known) * Math.max(underlay.width, underlay.height) };
}

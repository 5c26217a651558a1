import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, type Point } from '#domain/geometry/plane.ts';
import { type Plot, plotShape } from './plot.ts';
import { rescaled } from './rescale.ts';
import { samplePlot } from './sample-plot.ts';
import {
  barLength,
  errorPercent,
  isShort,
  meanScale,
  measuredFt,
  scaleFrom,
  scaleTrouble,
  statedError,
} from './scale.ts';
import {
  boundsOfUnderlay,
  isSameSheet,
  type KnownLength,
  newUnderlay,
  pixelToPlot,
  plotToPixel,
  turned,
  type Underlay,
  underlayShape,
} from './underlay.ts';

const SIZE = { width: 3000, height: 2000 };
const underlay = (change: Partial<Underlay> = {}): Underlay => ({
  id: 'a',
  kind: 'pdf',
  name: 'survey.pdf',
  page: 1,
  pages: 1,
  ...SIZE,
  at: [40, 50],
  turnDeg: 0,
  feetPerPixel: 0.05,
  scale: null,
  check: null,
  measuring: null,
  opacity: 0.6,
  shown: true,
  locked: false,
  ...change,
});

const pixel = fc.tuple(
  fc.double({ min: 0, max: SIZE.width, noNaN: true }),
  fc.double({ min: 0, max: SIZE.height, noNaN: true }),
);
const known = fc
  .record({ from: pixel, to: pixel, feet: fc.double({ min: 5, max: 500, noNaN: true }) })
  .filter((length) => Math.hypot(length.from[0] - length.to[0], length.from[1] - length.to[1]) > 50);
const turns = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10);
const scale: KnownLength = { from: [0, 0], to: [1000, 0], feet: 50 };
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

test('on a picture scaled by a length, that length is what was typed, however the picture is turned', () => {
  fc.assert(
    fc.property(known, turns, (length, turnDeg) => {
      const lying = underlay({ feetPerPixel: scaleFrom(length), turnDeg });
      expect(measuredFt(lying.feetPerPixel, length)).toBeCloseTo(length.feet, 9);
      const onPlot = apart(pixelToPlot(lying, length.from), pixelToPlot(lying, length.to));
      expect(Math.abs(onPlot - length.feet)).toBeLessThan(1e-6);
      expect(errorPercent(lying.feetPerPixel, length)).toBeCloseTo(0, 9);
    }),
  );
});

test('from the picture to the plot and back is where it began', () => {
  fc.assert(
    fc.property(pixel, turns, (at, turnDeg) => {
      const lying = underlay({ turnDeg });
      expect(apart(plotToPixel(lying, pixelToPlot(lying, at)), at)).toBeLessThan(1e-6);
    }),
  );
});

test('four quarter turns leave a picture exactly as it lay; half a turn puts it upside down', () => {
  const upright = underlay({ turnDeg: 12.3 });
  const round = [90, 90, 90, 90].reduce(turned, upright);
  expect(round).toEqual(upright);
  expect(turned(underlay(), -90).turnDeg).toBe(270);
  const upsideDown = turned(underlay(), 180);
  expect(pixelToPlot(upsideDown, [0, 0])).toEqual(pixelToPlot(underlay(), [SIZE.width, SIZE.height]));
});

test('a second length tells by how much the first is off', () => {
  const check: KnownLength = { from: [0, 0], to: [0, 1030], feet: 50 };
  expect(errorPercent(scaleFrom(scale), check)).toBeCloseTo(3, 9);
  expect(statedError(underlay({ feetPerPixel: scaleFrom(scale), scale, check }))).toBe(3);
  expect(statedError(underlay({ feetPerPixel: scaleFrom(scale), scale }))).toBeNull();
  const wild: KnownLength = { ...check, feet: 1 };
  const stated = statedError(underlay({ feetPerPixel: scaleFrom(scale), scale, check: wild }));
  expect(plotShape.shape.source.safeParse({ kind: 'pdf', errorPercent: stated }).success).toBe(true);
});

test('the mean of two scales is off by the same share for both, and never more than the worse of them', () => {
  fc.assert(
    fc.property(known, known, (one, other) => {
      const mean = meanScale(one, other);
      const [a, b] = [errorPercent(mean, one), errorPercent(mean, other)];
      expect(Math.abs(a + b)).toBeLessThan(1e-6);
      const worst = Math.max(
        Math.abs(errorPercent(scaleFrom(one), other)),
        Math.abs(errorPercent(scaleFrom(other), one)),
      );
      expect(Math.abs(a)).toBeLessThanOrEqual(worst + 1e-9);
    }),
  );
});

test.each([
  ['same-spot', { from: [700, 700], to: [701, 702], feet: 80 }],
  ['no-length', { from: [0, 0], to: [1000, 0], feet: 0 }],
  ['no-length', { from: [0, 0], to: [1000, 0], feet: Number.NaN }],
  ['too-small', { from: [0, 0], to: [3000, 0], feet: 5 }],
  ['too-large', { from: [0, 0], to: [10, 0], feet: 900 }],
  [null, { from: [0, 0], to: [1000, 0], feet: 80 }],
] satisfies [string | null, KnownLength][])('a length gives no scale: %s', (trouble, length) => {
  expect(scaleTrouble(length, SIZE)).toBe(trouble);
});

test('a short length is told from a long one', () => {
  expect(isShort({ from: [0, 0], to: [100, 0] }, SIZE)).toBe(true);
  expect(isShort({ from: [0, 0], to: [1000, 0] }, SIZE)).toBe(false);
});

const place = { x: 41, y: 27, turnDeg: 30, levelFt: null };
const draft = { points: [[5, 5]] satisfies [number, number][] };

test('a drawing that goes along with a new scale stays on its lines of the picture', () => {
  const factors = fc.double({ min: 0.5, max: 2, noNaN: true });
  fc.assert(
    fc.property(factors, turns, (factor, turnDeg) => {
      const before = underlay({ turnDeg });
      const plot = samplePlot();
      const after = rescaled(
        { plot, place, draft, underlay: before },
        { feetPerPixel: before.feetPerPixel * factor, scale, check: null, goesAlong: true },
      );
      if (!after?.plot || !after.place || !after.draft) throw new Error('Something was lost.');
      const lying = after.underlay;
      expect(underlayShape.safeParse(lying).success).toBe(true);
      const strays = (is: Point, was: Point) =>
        apart(plotToPixel(lying, is), plotToPixel(before, was)) * lying.feetPerPixel;
      // Corners are kept to a hundredth of a foot.
      const HAIR = 0.0072;
      after.plot.lot.corners.forEach((corner, i) => {
        expect(strays(corner, plot.lot.corners[i] ?? [0, 0])).toBeLessThan(HAIR);
      });
      expect(strays([after.place.x, after.place.y], [place.x, place.y])).toBeLessThan(HAIR);
      expect(strays(after.draft.points[0] ?? [0, 0], [5, 5])).toBeLessThan(HAIR);
      const share = areaOf(after.plot.lot.corners) / areaOf(plot.lot.corners);
      expect(share / factor ** 2).toBeCloseTo(1, 2);
      expect(after.plot.lot.edges).toEqual(plot.lot.edges);
      expect(after.plot.source).toEqual({ kind: 'pdf', errorPercent: null });
    }),
  );
});

test('a drawing that stays is left alone, but says what it now knows of its error', () => {
  const check: KnownLength = { from: [0, 0], to: [0, 1030], feet: 50 };
  const change = { feetPerPixel: scaleFrom(scale), scale, check, goesAlong: false };
  const typed = samplePlot({ source: { kind: 'rectangle', errorPercent: null } });
  const of = (plot: Plot) => rescaled({ plot, place, draft, underlay: underlay() }, change);
  expect(of(typed)).toMatchObject({ plot: typed, place, draft });
  const traced = samplePlot({ source: { kind: 'pdf', errorPercent: null } });
  expect(of(traced)?.plot).toEqual({ ...traced, source: { kind: 'pdf', errorPercent: 3 } });
});

test('a drawing that would reach too far is not scaled', () => {
  const change = { feetPerPixel: 5, scale, check: null, goesAlong: true };
  expect(rescaled({ plot: samplePlot(), place, draft, underlay: underlay() }, change)).toBeNull();
});

test('a picture that is opened again lies as it lay; any other is laid around the drawing', () => {
  const first = newUnderlay(
    { ...SIZE, id: 'b', kind: 'pdf', name: 'x'.repeat(300), page: 2, pages: 3 },
    null,
  );
  expect(underlayShape.safeParse(first).success).toBe(true);
  expect(isSameSheet(first, { ...first, id: 'c' })).toBe(true);
  expect(isSameSheet(first, { ...first, page: 1 })).toBe(false);
  const around = boundsOfUnderlay(newUnderlay(first, { x0: 0, z0: 0, x1: 100, z1: 60 }));
  expect(around.x0).toBeCloseTo(-15);
  expect(around.x1).toBeCloseTo(115);
});

test('the bar is a round length that fits', () => {
  expect([0.25, 7, 99, 1e6].map(barLength)).toEqual([0.25, 5, 50, 5000]);
});

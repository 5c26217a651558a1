import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUANTITY_ESTIMATE } from '#content/quantity-estimate.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { typicalOf } from '#domain/design/typical.ts';
import { STYLES, type Style } from '#domain/design/vocabulary.ts';
import { SIZE_OVER_FT } from '#domain/estimate/options.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { someOf } from '../../proof/long.ts';
import { drawnLayout } from './drawn-layout.ts';
import { measuresOf } from './measures.ts';
import { saySecondEstimate } from './say-second-estimate.ts';
import { quantityEstimate } from './second-estimate.ts';
import { whyDifferent } from './why-different.ts';

const designed = (change: Partial<Design>): Design => ({ ...DEFAULT_DESIGN, ...change });
const estimated = (change: Partial<Design>) => quantityEstimate(DEFAULT_PRICES, designed(change));
const lineOf = (change: Partial<Design>, item: string) =>
  estimated(change).lines.find((line) => line.item === item);
const middle = ({ totalLow, totalHigh }: { totalLow: number; totalHigh: number }) =>
  (totalLow + totalHigh) / 2;
const said = (change: Partial<Design>) =>
  saySecondEstimate(QUANTITY_ESTIMATE, DEFAULT_PRICES, designed(change));

describe.each(STYLES)('%s, as it is usually built', (style: Style) => {
  const few: readonly Feature[][] = [[], ['LED Lighting', 'Sunshelf'], ['Raised Spa', 'Heating']];
  test.each(someOf([28, 32, 36, 40], 2))('at %s ft the two ranges overlap', (lengthFt) => {
    for (const features of few) {
      const widthFt = style === 'Lap' ? 9 : lengthFt / 2;
      const design = designed({ ...typicalOf(style), style, lengthFt, widthFt, features });
      const [listed, counted] = [
        estimateDesign(DEFAULT_PRICES, design),
        quantityEstimate(DEFAULT_PRICES, design),
      ];
      const told = `${features} ${listed.totalLow}–${listed.totalHigh}, ${counted.totalLow}–${counted.totalHigh}`;
      expect(listed.totalLow, told).toBeLessThanOrEqual(counted.totalHigh);
      expect(counted.totalLow, told).toBeLessThanOrEqual(listed.totalHigh);
    }
  });
});

test('every feature that was asked for has a line and a price of its own', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STYLES), fc.subarray([...FEATURES]), (style, features) => {
      const { lines } = estimated({ style, features, lengthFt: 44, widthFt: 22 });
      for (const feature of features)
        expect(lines.find(({ item }) => item === feature)?.amount, feature).toBeGreaterThan(0);
      expect(new Set(lines.map(({ item }) => item)).size).toBe(lines.length);
    }),
    { numRuns: 12 },
  );
});

test('the lines add up to the middle of the range, and are the take-off’s quantities', () => {
  const design = designed({ features: ['Bubblers', 'Sunshelf'] });
  const { lines, totalLow, totalHigh } = quantityEstimate(DEFAULT_PRICES, design);
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  expect(Math.abs((totalLow + totalHigh) / 2 - sum)).toBeLessThanOrEqual(100);
  const measures = measuresOf(drawnLayout(design));
  const quantity = (item: string) => lines.find((line) => line.item === item)?.quantity;
  expect(quantity('excavation')).toBe(Math.round(measures.dig.dugYd3));
  expect(quantity('coping')).toBe(Math.round(measures.copingFt));
  expect(quantity('deck')).toBe(Math.round(measures.deckSqFt));
});

test('twice as many of a thing cost twice as much; more width, depth and length cost more', () => {
  const bubblers = (count: number) => ({ features: ['Bubblers' as const], counts: { Bubblers: count } });
  expect(lineOf(bubblers(8), 'Bubblers')?.amount).toBe(2 * (lineOf(bubblers(4), 'Bubblers')?.amount ?? 0));
  const usual = middle(estimated({}));
  expect(middle(estimated({ widthFt: 24 }))).toBeGreaterThan(usual * 1.1);
  expect(middle(estimated({ deepFt: 9 }))).toBeGreaterThan(usual);
  const long = { lengthFt: 65, widthFt: 25 };
  expect(middle(estimated({ ...long, lengthFt: 100 }))).toBeGreaterThan(middle(estimated(long)) * 1.2);
});

describe('a larger pool never costs less, all else equal', () => {
  const sizes = fc.record({
    lengthFt: fc.integer({ min: 8, max: 90 }),
    share: fc.integer({ min: 3, max: 9 }),
    longerFt: fc.integer({ min: 0, max: 4 }),
    widerFt: fc.integer({ min: 0, max: 2 }),
  });
  const notLess = (change: Partial<Design>, larger: Partial<Design>) => {
    const [small, large] = [change, { ...change, ...larger }].map(designed);
    if (!small || !large) throw new Error('two designs');
    const told = JSON.stringify([
      small.style,
      small.shape,
      small.features,
      small.lengthFt,
      small.widthFt,
      larger,
    ]);
    for (const estimate of [quantityEstimate, estimateDesign]) {
      const [less, more] = [estimate(DEFAULT_PRICES, small), estimate(DEFAULT_PRICES, large)];
      expect(less.totalLow, `${estimate.name} ${told}`).toBeLessThanOrEqual(more.totalLow);
      expect(less.totalHigh, `${estimate.name} ${told}`).toBeLessThanOrEqual(more.totalHigh);
    }
  };

  test('across the seams of the size classes, foot by foot', () => {
    const features: Feature[] = ['Raised Spa', 'Waterfall', 'Pergola', 'Safety Fence'];
    for (const lengthFt of [
      8,
      12,
      16,
      20,
      24,
      ...Object.values(SIZE_OVER_FT).flatMap((at) => [at - 1, at]),
      65,
    ])
      notLess(
        { features, lengthFt, widthFt: lengthFt / 2 },
        { lengthFt: lengthFt + 1, widthFt: (lengthFt + 1) / 2 },
      );
    for (const widthFt of [8, 9, 10, 11, 12, 16])
      notLess({ features, lengthFt: 40, widthFt }, { widthFt: widthFt + 1 });
  });

  test('whatever the style and the features', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom(...STYLES),
        fc.constantFrom(undefined, ...POOL_SHAPES),
        fc.subarray([...FEATURES], { maxLength: 6 }),
        ({ lengthFt, share, longerFt, widerFt }, style, shape, features) => {
          const widthFt = Math.max(6, Math.round((lengthFt * share) / 10));
          notLess(
            { ...typicalOf(style), style, shape, features, lengthFt, widthFt },
            { lengthFt: lengthFt + longerFt, widthFt: widthFt + widerFt },
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('an infinity edge is a line although nobody named it, and site work stands on its own lines', () => {
  expect(lineOf({ style: 'Infinity' }, 'Infinity Edge')?.unit).toBe('ft');
  const place = { x: 35, y: 60, turnDeg: 0, levelFt: 100 };
  expect(lineOf({ site: { plot: samplePlot(), place } }, 'earth')?.amount).toBeGreaterThan(0);
});

test('where the two differ by a tenth and more, the biggest causes are named', () => {
  expect(said({ lengthFt: 36, widthFt: 30 }).why).toMatch(
    /^About \d+% more than by our price list: wider than usual for its length, 30 ft instead of 18 \(\+\$[\d,]+\)/,
  );
  expect(said({ lengthFt: 100, widthFt: 50 }).why).toContain('length over 65 ft');
  expect(said({ deepFt: 12, lengthFt: 40, widthFt: 20 }).why).toContain('a deep end of 12 ft');
  expect(said({ features: ['LED Lighting'], counts: { 'LED Lighting': 40 } }).why).toContain(
    '40 × led lighting instead of one set',
  );
  expect(said({ size: 'Small', lengthFt: 60, widthFt: 30 }).why).toContain('the word “Small”');
});

test('where they are close nothing is said, and never a difference without a cause', () => {
  fc.assert(
    fc.property(
      fc.record({
        style: fc.constantFrom(...STYLES),
        lengthFt: fc.integer({ min: 12, max: 110 }),
        widthFt: fc.integer({ min: 8, max: 50 }),
        deepFt: fc.integer({ min: 4, max: 12 }),
        features: fc.subarray([...FEATURES], { maxLength: 5 }),
      }),
      (change) => {
        const design = designed(change);
        const listed = middle(estimateDesign(DEFAULT_PRICES, design));
        const apart = Math.abs(middle(quantityEstimate(DEFAULT_PRICES, design)) / listed - 1);
        const why = whyDifferent(DEFAULT_PRICES, design);
        expect(why === null).toBe(apart <= 0.1);
        if (why) expect(why.causes.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 15 },
  );
});

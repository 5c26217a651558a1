import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakdown } from '#domain/estimate/breakdown.ts';
import { POOL_FEATURES, POOL_MATERIALS, POOL_SIZES, POOL_TYPES } from '#domain/estimate/options.ts';
import { priceProblems } from '#domain/estimate/price-problems.ts';
import { DEFAULT_PRICES, type Prices } from '#domain/estimate/prices.ts';
import { comparison, contractorRange } from '#domain/estimate/pricing.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { featurePrice } from './feature-price.ts';
import { FEATURE_RULES, FEATURES } from './features.ts';
import { toCalculator } from './to-calculator.ts';
import { SIZE_WORDS, STYLES } from './vocabulary.ts';

// Whatever an owner publishes, the two tools add up and agree.

const hundreds = (most: number, least = 0) =>
  fc.integer({ min: least / 100, max: most / 100 }).map((count) => count * 100);

const like = <Table extends Record<string, number>>(
  table: Table,
  most: number,
  ordered = (amounts: number[]) => amounts,
): fc.Arbitrary<Table> => {
  const names = Object.keys(table);
  return fc
    .array(hundreds(most), { minLength: names.length, maxLength: names.length })
    .map(ordered)
    .map((amounts) => ({
      ...table,
      ...Object.fromEntries(names.map((name, at) => [name, amounts[at] ?? 0])),
    }));
};
const ascending = (amounts: number[]) => [...amounts].sort((a, b) => a - b);

const { size, type, material, features, design } = DEFAULT_PRICES;
const anyPrices: fc.Arbitrary<Prices> = hundreds(200_000, 1_000).chain((base) =>
  fc.record({
    base: fc.constant(base),
    startingHigh: hundreds(400_000, base + 100),
    size: like(size, 120_000, ascending),
    type: like(type, 60_000),
    material: like(material, 60_000),
    features: like(features, 30_000),
    design: fc.record({
      fee: fc.record({
        usual: fc.integer({ min: 0, max: base * 0.15 }),
        grand: fc.integer({ min: 0, max: base * 0.15 }),
      }),
      permits: fc.integer({ min: 0, max: base * 0.15 }),
      perFoot: fc.integer({ min: 0, max: 5_000 }),
      contingencyPercent: fc.integer({ min: 0, max: 50 }),
      features: like(design.features, 40_000),
      site: like(design.site, 10_000),
      quantities: fc.constant(design.quantities),
    }),
  }),
);
const choices = fc.record({
  size: fc.constantFrom(...POOL_SIZES.map(({ value }) => value)),
  type: fc.constantFrom(...POOL_TYPES.map(({ value }) => value)),
  material: fc.constantFrom(...POOL_MATERIALS.map(({ value }) => value)),
  features: fc.subarray(POOL_FEATURES.map(({ value }) => value)),
});
const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    style: fc.constantFrom(...STYLES),
    size: fc.option(fc.constantFrom(...SIZE_WORDS)),
    lengthFt: fc.integer({ min: 16, max: 240 }).map((half) => half / 2),
    features: fc.subarray([...FEATURES]),
  })
  .map((chosen) => ({ ...DEFAULT_DESIGN, ...chosen }));
const published = fc.oneof(
  { weight: 1, arbitrary: fc.constant(DEFAULT_PRICES) },
  { weight: 4, arbitrary: anyPrices },
);
const runs = { numRuns: 400 };

test('the prices that the site comes with, and all these others, contradict nothing', () => {
  fc.assert(
    fc.property(published, (prices) => {
      expect(priceProblems(prices)).toEqual([]);
    }),
  );
});

test('the lines of an estimate add up to its ranges', () => {
  fc.assert(
    fc.property(published, choices, (prices, chosen) => {
      const { contractor, ownerBuilder, savings } = comparison(prices, chosen);
      const lines = breakdown(prices, chosen);
      for (const end of ['low', 'high'] as const) {
        expect(lines.reduce((sum, line) => sum + line.contractor[end], 0)).toBe(contractor[end]);
        expect(lines.reduce((sum, line) => sum + line.ownerBuilder[end], 0)).toBe(ownerBuilder[end]);
        expect(ownerBuilder[end] + savings[end]).toBe(contractor[end]);
      }
    }),
    runs,
  );
});

test('a design begins inside the calculator’s range, and its lines add up', () => {
  fc.assert(
    fc.property(published, anyDesign, (prices, drawn) => {
      const { totalLow, totalHigh, lineItems } = estimateDesign(prices, drawn);
      const calculator = contractorRange(prices, toCalculator(drawn));
      expect(totalLow).toBeGreaterThanOrEqual(calculator.low);
      expect(totalLow).toBeLessThanOrEqual(calculator.high);
      const { base, sizeFactor, featuresCost, permits, contingency } = lineItems;
      expect(featuresCost).toBeGreaterThanOrEqual(0);
      expect(Math.round(base * sizeFactor) + featuresCost + lineItems.design + permits).toBe(totalLow);
      expect(totalLow + contingency).toBe(totalHigh);
    }),
    runs,
  );
});

test('a longer pool never costs less', () => {
  fc.assert(
    fc.property(published, anyDesign, fc.integer({ min: 1, max: 80 }), (prices, drawn, halfFeet) => {
      const longer = { ...drawn, lengthFt: drawn.lengthFt + halfFeet / 2 };
      const [short, long] = [estimateDesign(prices, drawn), estimateDesign(prices, longer)];
      expect(long.totalLow).toBeGreaterThanOrEqual(short.totalLow);
      expect(long.totalHigh).toBeGreaterThanOrEqual(short.totalHigh);
    }),
    runs,
  );
});

test('what the calculator prices costs the same in both tools; solar heating has a price of its own', () => {
  fc.assert(
    fc.property(published, fc.constantFrom(...FEATURES), (prices, feature) => {
      const { calculator } = FEATURE_RULES[feature];
      const own = new Map<string, number>(Object.entries(prices.design.features)).get(feature);
      expect(own === undefined).toBe(calculator !== undefined && feature !== 'Solar Heating');
      expect(featurePrice(prices, feature)).toBe(own ?? (calculator && prices.features[calculator]));
    }),
  );
});

test('figures that contradict one another are told at the field', () => {
  const problemsOf = (change: Partial<Prices>) =>
    priceProblems({ ...DEFAULT_PRICES, ...change }).map(({ path }) => path.join('.'));
  expect(problemsOf({ startingHigh: 45_000 })).toEqual(['startingHigh']);
  expect(problemsOf({ size: { ...size, large: 14_900 } })).toEqual(['size.large']);
  expect(problemsOf({ design: { ...design, permits: 12_000 } })).toEqual(['design.fee.grand']);
});

import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { DECKS, FINISHES } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { deckDifference, priceDifference } from './price-difference.ts';
import type { Quantities } from './quantity-estimate.ts';

const measured: Quantities = {
  digYd3: 100,
  shellYd3: 40,
  interiorSqFt: 900,
  tileFt: 96,
  copingFt: 96,
  deckSqFt: 600,
  edgeFt: 96,
  pumpGpm: 60,
  weirFt: 0,
  fenceFt: 0,
  isCurved: false,
  counts: {},
};
const middle = ({ totalLow, totalHigh }: { totalLow: number; totalHigh: number }) =>
  (totalLow + totalHigh) / 2;

test('a choice costs what the shown range moves by, in hundreds; back again costs the same less', () => {
  const change = { style: 'Infinity' } as const;
  const more = priceDifference(DEFAULT_PRICES, DEFAULT_DESIGN, change);
  const [before, after] = [DEFAULT_DESIGN, { ...DEFAULT_DESIGN, ...change }].map((design) =>
    middle(estimateDesign(DEFAULT_PRICES, design)),
  );
  expect(more).toBeGreaterThan(0);
  expect(more % 100).toBe(0);
  expect(Math.abs(more - ((after ?? 0) - (before ?? 0)))).toBeLessThanOrEqual(51);
  expect(priceDifference(DEFAULT_PRICES, { ...DEFAULT_DESIGN, ...change }, { style: 'Modern' })).toBe(-more);
});

test('every finish and every deck is in the likely price', () => {
  for (const finish of FINISHES) expect(priceDifference(DEFAULT_PRICES, DEFAULT_DESIGN, { finish })).toBe(0);
  for (const deck of DECKS) expect(priceDifference(DEFAULT_PRICES, DEFAULT_DESIGN, { deck })).toBe(0);
});

test('by quantities a deck costs its square feet times what its square foot costs more', () => {
  const { deck } = DEFAULT_PRICES.design.quantities;
  const more = deckDifference(DEFAULT_PRICES, DEFAULT_DESIGN, measured, 'concrete');
  expect(more).toBe(600 * (deck.concrete - deck.travertine));
  expect(deckDifference(DEFAULT_PRICES, DEFAULT_DESIGN, measured, 'travertine')).toBe(0);
});

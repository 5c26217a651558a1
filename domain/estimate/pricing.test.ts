import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarRange } from '#domain/words/money.ts';
import { breakdown } from './breakdown.ts';
import { POOL_FEATURES, POOL_MATERIALS, POOL_TYPES, SIZE_CHOICES } from './options.ts';
import { DEFAULT_PRICES } from './prices.ts';
import {
  comparison,
  contractorRange,
  estimatedCost,
  ownerBuilderRange,
  recomputes,
  savingsRange,
  startingComparison,
  total,
} from './pricing.ts';

test('nothing chosen costs the base of $45,000', () => {
  expect(contractorRange(DEFAULT_PRICES, {})).toEqual({ low: 45_000, high: 58_500 });
  expect(contractorRange(DEFAULT_PRICES, { size: '', type: '', material: '', features: [] }).low).toBe(
    45_000,
  );
});

test.each([
  ['small', 0],
  ['medium', 15_000],
  ['large', 30_000],
  ['custom', 50_000],
] as const)('size %s adds $%i', (size, added) =>
  expect(total(DEFAULT_PRICES, { size })).toBe(45_000 + added),
);

test.each([
  ['rectangular', 0],
  ['kidney', 0],
  ['freeform', 10_000],
  ['infinity', 25_000],
  ['lap', 5_000],
] as const)('type %s adds $%i', (type, added) =>
  expect(total(DEFAULT_PRICES, { type })).toBe(45_000 + added),
);

test.each([
  ['vinyl', 0],
  ['fiberglass', 5_000],
  ['concrete', 15_000],
  ['natural-stone', 25_000],
] as const)('material %s adds $%i', (material, added) =>
  expect(total(DEFAULT_PRICES, { material })).toBe(45_000 + added),
);

test.each([
  ['heating', 3_500],
  ['lighting', 1_800],
  ['waterfall', 2_500],
  ['spa', 8_000],
] as const)('%s adds $%i, once', (feature, added) => {
  expect(total(DEFAULT_PRICES, { features: [feature] })).toBe(45_000 + added);
  expect(total(DEFAULT_PRICES, { features: [feature, feature] })).toBe(45_000 + added);
});

test('a large concrete infinity pool with everything', () => {
  const contractor = contractorRange(DEFAULT_PRICES, {
    size: 'large',
    type: 'infinity',
    material: 'concrete',
    features: ['heating', 'lighting', 'waterfall', 'spa'],
  });
  expect(contractor).toEqual({ low: 130_800, high: 170_040 });
  expect(ownerBuilderRange(contractor)).toEqual({ low: 65_400, high: 85_020 });
  expect(savingsRange(contractor)).toEqual({ low: 65_400, high: 85_020 });
  expect(estimatedCost(contractor)).toBe(150_420);
});

test('the starting ranges are fixed words until something changes', () => {
  const starting = startingComparison(DEFAULT_PRICES);
  expect(dollarRange(starting.contractor)).toBe('$45,000 - $65,000');
  expect(dollarRange(starting.ownerBuilder)).toBe('$22,500 - $32,500');
  expect(dollarRange(starting.savings)).toBe('$22,500 - $32,500');
  expect(dollarRange(comparison(DEFAULT_PRICES, {}).contractor)).toBe('$45,000 - $58,500');
});

test('a size that is not settled runs from the small pool’s low end to the large one’s high end', () => {
  const rest = { type: 'kidney', material: 'vinyl', features: ['spa'] } as const;
  const [unsure, small, large] = (['unsure', 'small', 'large'] as const).map((size) =>
    contractorRange(DEFAULT_PRICES, { ...rest, size }),
  );
  expect(unsure).toEqual({ low: small?.low, high: large?.high });
});

test('size, type, material, location and features recompute; timeline and email do not', () => {
  for (const field of ['size', 'type', 'material', 'location', 'features'])
    expect(recomputes(field)).toBe(true);
  for (const field of ['timeline', 'email', undefined]) expect(recomputes(field)).toBe(false);
});

test('for every choice the ends are ordered, owner-builder and savings make up the contractor, and lines add up', () => {
  const choices = fc.record({
    size: fc.constantFrom(...SIZE_CHOICES.map(({ value }) => value)),
    type: fc.constantFrom(...POOL_TYPES.map(({ value }) => value)),
    material: fc.constantFrom(...POOL_MATERIALS.map(({ value }) => value)),
    features: fc.subarray(POOL_FEATURES.map(({ value }) => value)),
  });
  fc.assert(
    fc.property(choices, (chosen) => {
      const { contractor, ownerBuilder, savings } = comparison(DEFAULT_PRICES, chosen);
      if (chosen.size === 'unsure') expect(contractor.high).toBeGreaterThan(contractor.low * 1.3);
      else expect(contractor.high).toBe(Math.round(contractor.low * 1.3));
      for (const end of ['low', 'high'] as const) {
        expect(ownerBuilder[end] + savings[end]).toBe(contractor[end]);
        const lines = breakdown(DEFAULT_PRICES, chosen);
        expect(lines.reduce((sum, line) => sum + line.contractor[end], 0)).toBe(contractor[end]);
        expect(lines.reduce((sum, line) => sum + line.ownerBuilder[end], 0)).toBe(ownerBuilder[end]);
      }
    }),
  );
});

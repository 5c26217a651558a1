import { expect, test } from 'vitest';
import { calculatorLink } from '#domain/estimate/calculator-link.ts';
import { estimateCarryOver } from '#domain/estimate/carry-over.ts';
import { locationOfState } from '#domain/estimate/location-of-state.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { type ExamplePool, examplePrice } from './example-pool.ts';

const POOL: ExamplePool = {
  choices: { size: 'medium', type: 'freeform', material: 'vinyl', features: ['spa'] },
  extras: ['Sunshelf'],
};

test('an example costs what the calculator and the design tool’s table say, and follows the owner’s prices', () => {
  expect(examplePrice(DEFAULT_PRICES, POOL).contractor).toEqual({ low: 80_400, high: 104_520 });
  const dearer = { ...DEFAULT_PRICES, base: DEFAULT_PRICES.base + 10_000 };
  expect(examplePrice(dearer, POOL)).toEqual({
    contractor: { low: 90_400, high: 117_520 },
    ownerBuilder: { low: 45_200, high: 58_760 },
  });
});

test('its link brings pool and state into the calculator', () => {
  const carriedFrom = (code: Parameters<typeof locationOfState>[0]) => {
    const link = calculatorLink({ ...POOL.choices, location: locationOfState(code) });
    return estimateCarryOver(new URL(link, 'https://pools.example').searchParams);
  };
  expect(carriedFrom('NV')).toMatchObject({ ...POOL.choices, location: 'nevada' });
  expect(carriedFrom('OH')?.location).toBe('other');
});

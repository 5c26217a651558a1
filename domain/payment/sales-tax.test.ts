import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf, withSalesTax } from './sales-tax.ts';

const FLORIDA = { on: true, name: 'Sales tax', rates: [{ region: 'FL', thousandths: 7_500 }] };

test('half a cent is rounded up', () => {
  expect(withSalesTax(99_500, FLORIDA, 'FL')).toEqual({
    netCents: 99_500,
    taxCents: 7_463,
    totalCents: 106_963,
    thousandths: 7_500,
  });
});

test('another state, no state and a tax that is off cost nothing more', () => {
  const free = { netCents: 99_500, taxCents: 0, totalCents: 99_500, thousandths: 0 };
  expect(withSalesTax(99_500, FLORIDA, 'GA')).toEqual(free);
  expect(withSalesTax(99_500, FLORIDA, '')).toEqual(free);
  expect(withSalesTax(99_500, FLORIDA, undefined)).toEqual(free);
  expect(withSalesTax(99_500, { ...FLORIDA, on: false }, 'FL')).toEqual(free);
});

test('whatever the price and the rate: whole cents, within half a cent of the exact tax, and more for a higher rate', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 });
  const rate = fc.integer({ min: 0, max: 25_000 });
  const taxed = (cents: number, thousandths: number) =>
    withSalesTax(cents, { ...FLORIDA, rates: [{ region: 'FL', thousandths }] }, 'FL');
  fc.assert(
    fc.property(price, rate, (cents, thousandths) => {
      const { taxCents, totalCents, netCents } = taxed(cents, thousandths);
      expect(Number.isSafeInteger(totalCents)).toBe(true);
      expect(netCents + taxCents).toBe(totalCents);
      // In whole numbers, as no fraction of a computer could decide it.
      const off = BigInt(taxCents) * 100_000n - BigInt(cents) * BigInt(thousandths);
      expect(off > -50_000n && off <= 50_000n).toBe(true);
      expect(taxed(cents, thousandths + 1).taxCents).toBeGreaterThanOrEqual(taxCents);
    }),
  );
});

test('a rate reads as it was typed', () => {
  expect([7_500, 6_875, 8_000, 100, 0].map(percentOf)).toEqual(['7.5%', '6.875%', '8%', '0.1%', '0%']);
});

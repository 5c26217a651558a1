import { expect, test } from 'vitest';
import { CHANGED_OFFER } from '#content/payment-dialog.ts';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import { changedOffer, sayChange } from './price-change.ts';

const resort = (title: string, price: number): PackageOffer => ({ id: 'luxury-resort', title, price });
const FORMER = [resort('Luxury Resort', 1_045), resort('Luxury Resort', 995)];
const NOW = [resort('Grand Resort', 1_095)];

test('any offer that once was published leads to the one in its place', () => {
  for (const { title, price } of FORMER)
    expect(changedOffer(NOW, FORMER, { amount: price, description: title })?.now).toEqual(NOW[0]);
});

test('what was never published leads nowhere, nor does a package that is gone', () => {
  expect(changedOffer(NOW, FORMER, { amount: 1, description: 'Luxury Resort' })).toBeUndefined();
  expect(changedOffer(NOW, FORMER, { amount: 995, description: 'Grand Resort' })).toBeUndefined();
  expect(changedOffer([], FORMER, { amount: 995, description: 'Luxury Resort' })).toBeUndefined();
});

test('the sentence names what has changed', () => {
  const before = resort('Luxury Resort', 995);
  const say = (now: PackageOffer) => sayChange(CHANGED_OFFER, before, now);
  expect(say(resort('Luxury Resort', 1_095))).toBe('The price of Luxury Resort is now $1,095.');
  expect(say(resort('Grand Resort', 995))).toBe(
    'Luxury Resort is now called Grand Resort. The price is still $995.',
  );
  expect(say(resort('Grand Resort', 1_095))).toBe(
    'Luxury Resort is now called Grand Resort and costs $1,095.',
  );
});

import { expect, test } from 'vitest';
import { dollars } from '#domain/words/money.ts';
import { PACKAGES, packageTitled } from './catalogue.ts';

test('five packages carry the specified titles and prices, in order', () => {
  expect(PACKAGES.map(({ title, price }) => `${title}: ${dollars(price)}`)).toEqual([
    'Premium 3D Design: $495',
    'Standard Structural Engineering Stamp: $695',
    'Luxury Resort: $995',
    'Permitting Services: $895',
    'DIY Pools and Build Your Own Pool Package: $1,595',
  ]);
});

test('only the DIY package is marked most popular', () => {
  expect(PACKAGES.filter((item) => item.popular).map((item) => item.id)).toEqual(['diy']);
});

test('a package is found by its exact title and by nothing else', () => {
  expect(packageTitled('Luxury Resort')?.price).toBe(995);
  expect(packageTitled('luxury resort')).toBeUndefined();
  expect(packageTitled('')).toBeUndefined();
});

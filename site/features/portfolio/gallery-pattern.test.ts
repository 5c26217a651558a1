import { expect, test } from 'vitest';
import { placeInGallery, wrapped } from './gallery-pattern.ts';

test('every row of the gallery fills twelve columns', () => {
  const spans = Array.from({ length: 42 }, (_, index) => (placeInGallery(index).wide ? 6 : 3));
  let filled = 0;
  for (const span of spans) {
    filled += span;
    expect(filled).toBeLessThanOrEqual(12);
    if (filled === 12) filled = 0;
  }
  expect(filled).toBe(0);
});

test('pictures that share a row share its height', () => {
  const rows = [
    [0, 1, 2],
    [3, 4, 5, 6],
    [7, 8, 9],
    [10, 11, 12, 13],
  ];
  for (const row of rows) expect(new Set(row.map((place) => placeInGallery(place).tall)).size).toBe(1);
});

test('going past either end comes round to the other', () => {
  expect(wrapped(-1, 42)).toBe(41);
  expect(wrapped(42, 42)).toBe(0);
  expect(wrapped(7, 42)).toBe(7);
});

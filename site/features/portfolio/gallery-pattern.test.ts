import { expect, test } from 'vitest';
import {
  ABOVE_FOLD,
  foldedLooks,
  galleryPlaces,
  MIDDLE_GRID,
  WIDE_GRID,
  wrapped,
} from './gallery-pattern.ts';

const totals = Array.from({ length: 60 }, (_, index) => index + 1);

test.each([
  ['wide', WIDE_GRID],
  ['middle', MIDDLE_GRID],
])('on %s screens every row is full and even in height, whatever a filter leaves', (_, grid) => {
  for (const total of totals) {
    const places = galleryPlaces(total, grid);
    expect(places).toHaveLength(total);
    let filled = 0;
    let heights = new Set<boolean>();
    for (const { span, tall } of places) {
      expect(Number.isInteger(span)).toBe(true);
      filled += span;
      heights.add(tall);
      expect(filled, `${total} pictures`).toBeLessThanOrEqual(grid.columns);
      expect(heights.size).toBe(1);
      if (filled < grid.columns) continue;
      filled = 0;
      heights = new Set();
    }
    expect(filled, `${total} pictures`).toBe(0);
  }
});

test('the first picture is the largest of the first rows', () => {
  const spans = galleryPlaces(42, WIDE_GRID).map(({ span }) => span);
  expect(spans.slice(0, 9)).toEqual([4, 2, 2, 2, 2, 2, 2, 2, 2]);
});

test('every picture has its look on either side of the fold, also where there are fewer than stand above it', () => {
  for (const total of totals) expect(foldedLooks(total)).toHaveLength(total);
});

test('going past either end comes round to the other', () => {
  expect(wrapped(-1, 42)).toBe(41);
  expect(wrapped(42, 42)).toBe(0);
  expect(wrapped(7, 42)).toBe(7);
});

test('what stands below the fold says so itself: the count is told once', () => {
  const below = foldedLooks(42).map(({ className }) => className.includes('below-fold'));
  expect(below.indexOf(true)).toBe(ABOVE_FOLD);
  expect(below.slice(ABOVE_FOLD).every(Boolean)).toBe(true);
  expect(foldedLooks(ABOVE_FOLD).some(({ className }) => className.includes('below-fold'))).toBe(false);
});

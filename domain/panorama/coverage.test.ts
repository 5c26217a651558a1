import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';

test('a panorama surrounds the visitor', () => {
  expect(coverageOf(4096, 2048)).toEqual({ horizontal: 360, vertical: 180 });
  expect(coverageOf(1900, 1000)).toEqual({ horizontal: 360, vertical: 180 });
});

test('a photo keeps its proportions and fits in view', () => {
  for (const [width, height] of [
    [1200, 800],
    [800, 1200],
    [810, 1600],
    [3990, 1000],
  ] as const) {
    const { horizontal, vertical } = coverageOf(width, height);
    expect(horizontal / vertical).toBeCloseTo(width / height);
    expect(vertical).toBeLessThanOrEqual(110);
    expect(horizontal).toBeLessThanOrEqual(360);
  }
});

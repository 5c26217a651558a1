import { expect, test } from 'vitest';
import { PLAIN_PIXELS, plainRatio } from './plain-ratio.ts';

test('a large stage is drawn with no more pixels than the processor can bear', () => {
  const ratio = plainRatio(1440, 900, 1, true);
  expect(ratio * ratio * 1440 * 900).toBeCloseTo(PLAIN_PIXELS.moving, -1);
  expect(plainRatio(1008, 760, 1, false)).toBe(1);
});

test('a small stage is drawn whole, and never finer than one pixel a point', () => {
  expect(plainRatio(390, 371, 3, true)).toBe(1);
  expect(plainRatio(390, 371, 0.5, true)).toBe(0.5);
});

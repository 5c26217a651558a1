import { expect, test } from 'vitest';
import { PLAIN_PIXELS, plainRatio } from './plain-ratio.ts';

test('a large stage is drawn with no more pixels than the processor can bear', () => {
  const ratio = plainRatio(1440, 900, 1, 'moving');
  expect(ratio * ratio * 1440 * 900).toBeCloseTo(PLAIN_PIXELS.moving, -1);
  expect(plainRatio(1008, 760, 1, 'resting')).toBe(1);
});

test('a small stage is drawn whole, and never finer than one pixel a point', () => {
  expect(plainRatio(390, 371, 3, 'moving')).toBe(1);
  expect(plainRatio(390, 371, 0.5, 'moving')).toBe(0.5);
});

test('the first look is rougher than any later one', () => {
  const first = plainRatio(1008, 760, 1, 'first');
  expect(first * first * 1008 * 760).toBeCloseTo(PLAIN_PIXELS.first, -1);
  expect(first).toBeLessThan(plainRatio(1008, 760, 1, 'moving'));
});

import { expect, test } from 'vitest';
import { SOFTWARE_PIXELS, softwarePixelRatio } from './software-pixel-ratio.ts';

test('a large stage is drawn with no more pixels than the processor can bear', () => {
  const ratio = softwarePixelRatio(1440, 900, 1, 'moving');
  expect(ratio * ratio * 1440 * 900).toBeCloseTo(SOFTWARE_PIXELS.moving, -1);
  expect(softwarePixelRatio(1008, 760, 1, 'resting')).toBe(1);
});

test('a small stage is drawn whole while it moves, and as fine as the screen, up to twice the page, once it rests', () => {
  expect(softwarePixelRatio(390, 371, 3, 'moving')).toBe(1);
  expect(softwarePixelRatio(390, 371, 0.5, 'moving')).toBe(0.5);
  expect(softwarePixelRatio(390, 371, 3, 'resting')).toBe(2);
  expect(softwarePixelRatio(390, 371, 1, 'resting')).toBe(1);
});

test('the first look is rougher than any later one', () => {
  const first = softwarePixelRatio(1008, 760, 1, 'first');
  expect(first * first * 1008 * 760).toBeCloseTo(SOFTWARE_PIXELS.first, -1);
  expect(first).toBeLessThan(softwarePixelRatio(1008, 760, 1, 'moving'));
});

import { expect, test } from 'vitest';
import { type Point, rectangle } from '#domain/geometry/plane.ts';
import { contourStep, contoursIn } from './contours.ts';

test('on a plane every line of equal height lies where that height is, and all of them within the lot', () => {
  const lot = rectangle(0, 0, 60, 100);
  const ground = ([x, y]: Point) => 90 + x * 0.02 + y * 0.04;
  const contours = contoursIn(lot, ground);
  expect(contours.map(({ feet }) => feet)).toEqual([91, 92, 93, 94, 95]);
  for (const { feet, pieces } of contours)
    for (const end of pieces.flat()) {
      expect(ground(end)).toBeCloseTo(feet, 6);
      expect(end[0] >= -1e-9 && end[0] <= 60 + 1e-9 && end[1] >= -1e-9 && end[1] <= 100.1).toBe(true);
    }
});

test('level ground has no lines, gentle ground half feet, a mountain no more than can be read', () => {
  expect(contoursIn(rectangle(0, 0, 50, 50), () => 7.3)).toEqual([]);
  expect(contourStep(0, 2)).toBe(0.5);
  expect(contourStep(96, 100)).toBe(1);
  expect(200 / contourStep(0, 200)).toBeLessThanOrEqual(24);
});

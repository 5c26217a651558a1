import { expect, test } from 'vitest';
import type { Camera } from './scene.ts';
import { isBeside, isWhole } from './shown-whole.ts';

const LEVEL: Camera = { eye: [0, 1.65, 9], target: [0, 1.65, 3], fovDeg: 70 };
const square = (x: number, z: number): [number, number][] => [
  [x - 4, z - 4],
  [x + 4, z - 4],
  [x + 4, z + 4],
  [x - 4, z + 4],
];

test('a thing is shown whole between the borders and not before the feet', () => {
  expect(isWhole(LEVEL, square(0, -10), 7)).toBe(true);
  expect(isWhole(LEVEL, square(-28, -10), 7)).toBe(false);
  expect(isWhole(LEVEL, square(0, 20), 7)).toBe(false);
  expect(isWhole(LEVEL, square(0, -10), 30)).toBe(false);
});

test('a thing is beside the picture only where no corner of it is left in', () => {
  expect(isBeside(LEVEL, square(-60, -10))).toBe(true);
  expect(isBeside(LEVEL, square(0, 40))).toBe(true);
  expect(isBeside(LEVEL, square(-28, -10))).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plot } from './plot.ts';
import { groundAt, isSloped } from './surface.ts';

const hundredths = (most: number) =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((value) => value / 100);
const anyPoint = fc.tuple(hundredths(3000), hundredths(3000));
const anyHeights = (most: number) =>
  fc.uniqueArray(fc.record({ at: anyPoint, feet: hundredths(200) }), {
    maxLength: most,
    selector: ({ at }) => at.join(' '),
  });
const heightsOf = (...heights: [x: number, y: number, feet: number][]): Pick<Plot, 'heights'> => ({
  heights: heights.map(([x, y, feet]) => ({ at: [x, y], feet })),
});

test('the ground passes through every measured height, and nowhere leaves them by more than they differ', () => {
  fc.assert(
    fc.property(anyHeights(60), anyPoint, (heights, point) => {
      for (const { at, feet } of heights) expect(groundAt({ heights }, at)).toBe(feet);
      const feet = heights.length > 0 ? heights.map((height) => height.feet) : [0];
      const [low, high] = [Math.min(...feet), Math.max(...feet)];
      const ground = groundAt({ heights }, point);
      expect(ground).toBeGreaterThanOrEqual(2 * low - high - 1e-9);
      expect(ground).toBeLessThanOrEqual(2 * high - low + 1e-9);
    }),
  );
});

test('heights on a plane give that plane', () => {
  const slope = fc.double({ min: -0.2, max: 0.2, noNaN: true });
  const inside = fc.tuple(hundredths(50), hundredths(50));
  fc.assert(
    fc.property(slope, slope, inside, (x, y, point) => {
      const plane = ([px, py]: readonly [number, number]) => 100 + x * px + y * py;
      const corners: [number, number][] = [
        [-50, -50],
        [50, -50],
        [50, 50],
        [-50, 50],
        [10, 20],
      ];
      const heights = corners.map((at) => ({ at, feet: plane(at) }));
      expect(groundAt({ heights }, point)).toBeCloseTo(plane(point), 8);
    }),
  );
});

test('no height is level at 0, one is level everywhere, two are a straight slope between them', () => {
  expect(groundAt(heightsOf(), [12, 7])).toBe(0);
  expect(groundAt(heightsOf([3, 4, 12.5]), [900, -20])).toBe(12.5);
  const two = heightsOf([0, 0, 10], [0, 100, 6]);
  expect(groundAt(two, [0, 25])).toBeCloseTo(9, 9);
  expect(groundAt(two, [70, 25])).toBeCloseTo(9, 9);
});

test('a spot measured twice has the middle of both', () => {
  const ground = heightsOf([5, 5, 2], [5, 5, 4], [40, 5, 3]);
  expect(groundAt(ground, [5, 5])).toBe(3);
  expect(isSloped(ground)).toBe(false);
});

test('heights in a line say nothing about the ground across it', () => {
  const fence = heightsOf([0, 0, 0], [50, 0.5, -2], [100, 0, -3]);
  expect(Math.abs(groundAt(fence, [50, 60]) - -2)).toBeLessThan(0.5);
});

test('a cliff stays finite', () => {
  const cliff = heightsOf([0, 0, -200], [0.01, 0, 200], [0, 0.01, 200]);
  for (const point of [
    [3000, 3000],
    [-3000, 0],
    [0.005, 0.005],
  ] as const)
    expect(Number.isFinite(groundAt(cliff, point))).toBe(true);
});

test('ground is sloped from an inch or so on', () => {
  expect(isSloped(heightsOf())).toBe(false);
  expect(isSloped(heightsOf([0, 0, 7]))).toBe(false);
  expect(isSloped(heightsOf([0, 0, 7], [50, 0, 7.05]))).toBe(false);
  expect(isSloped(heightsOf([0, 0, 7], [50, 0, 6.8]))).toBe(true);
});

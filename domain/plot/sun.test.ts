import { expect, test } from 'vitest';
import type { Plot } from './plot.ts';
import { barePlot } from './sample-plot.ts';
import { sunHours } from './sun.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Plot['lot']['corners'] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const lot = box(0, 0, 200, 200);
const house = (northDeg = 0) =>
  barePlot(lot, 5, {
    northDeg,
    buildings: [{ kind: 'house', corners: box(50, 95, 150, 105), gapFt: 5, note: '' }],
  });

test('open ground has the day from April to September, longer in the north, less the last light', () => {
  // Days at 33° last 13.3 h on average in these months; the sun needs about 25 minutes from the horizon to 5°, twice a day.
  expect(sunHours(barePlot(lot))([100, 100])).toBeGreaterThan(12);
  expect(sunHours(barePlot(lot))([100, 100])).toBeLessThan(13);
  expect(sunHours(barePlot(lot), 45)([100, 100])).toBeGreaterThan(sunHours(barePlot(lot), 33)([100, 100]));
});

test('a long wall 12 ft high takes the noon in spring from what lies close on its north, and little on its south', () => {
  const sun = sunHours(house());
  const [north, south, far] = [sun([100, 92]), sun([100, 108]), sun([100, 20])];
  expect(north).toBeLessThan(south - 1);
  expect(far).toBeGreaterThan(12);
  // With north turned round, the sides change their light.
  const turned = sunHours(house(180));
  expect(turned([100, 108])).toBeCloseTo(north, 5);
  expect(turned([100, 92])).toBeCloseTo(south, 5);
});

test('east of a wall the afternoon is missing, and with the drawing turned by a quarter it is the north side', () => {
  const wall = barePlot(lot, 5, {
    buildings: [{ kind: 'house', corners: box(95, 50, 105, 150), gapFt: 5, note: '' }],
  });
  const [east, west] = [sunHours(wall)([108, 100]), sunHours(wall)([92, 100])];
  expect(Math.abs(east - west)).toBeLessThan(0.5);
  expect(east).toBeLessThan(sunHours(wall)([190, 100]) - 3);
  // The wall's right is its north once north lies on the right.
  expect(sunHours({ ...wall, northDeg: 90 })([108, 100])).toBeCloseTo(sunHours(house())([100, 92]), 5);
});

test('under a tree there is hardly sun, under a palm it comes in from the side; far away both are forgotten', () => {
  const under = (kind: 'tree' | 'palm' | 'conifer') =>
    sunHours(barePlot(lot, 5, { trees: [{ kind, at: [100, 100], canopyFt: 12 }] }));
  expect(under('tree')([100, 100])).toBeLessThan(under('palm')([100, 100]));
  expect(under('conifer')([100, 100])).toBeLessThan(3);
  for (const kind of ['tree', 'palm', 'conifer'] as const)
    expect(under(kind)([100, 180])).toBeGreaterThan(12);
});

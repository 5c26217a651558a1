import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { samplePlot } from './sample-plot.ts';
import { placeSchema, plotSchema, toLayout, toPlot } from './site.ts';

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const anyPlace = fc.record({
  x: coordinate,
  y: coordinate,
  turnDeg: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
  levelFt: fc.constant(null),
});

test('from the layout to the plot and back is where it began, and lengths stay', () => {
  fc.assert(
    fc.property(
      anyPlace,
      fc.tuple(coordinate, coordinate),
      fc.tuple(coordinate, coordinate),
      (place, a, b) => {
        const [p, q] = [toPlot(place, a), toPlot(place, b)];
        const back = toLayout(place, p);
        expect(Math.hypot(back[0] - a[0], back[1] - a[1])).toBeLessThan(1e-9);
        const [before, after] = [Math.hypot(a[0] - b[0], a[1] - b[1]), Math.hypot(p[0] - q[0], p[1] - q[1])];
        expect(Math.abs(before - after)).toBeLessThan(1e-9);
      },
    ),
  );
});

test('turned by a quarter, the deep end points down the drawing', () => {
  const place = placeSchema.parse({ x: 40, y: 30, turnDeg: 90, levelFt: null });
  const [x, y] = toPlot(place, [10, 0]);
  expect([x, y].map((feet) => Math.round(feet * 1e6) / 1e6)).toEqual([40, 40]);
});

test.each([
  [
    'no-length',
    [
      [0, 0],
      [80, 0],
      [80, 0],
      [0, 60],
    ],
  ],
  [
    'crossing',
    [
      [0, 0],
      [80, 60],
      [80, 0],
      [0, 60],
    ],
  ],
  [
    'crossing',
    [
      [0, 0],
      [80, 0],
      [40, 0],
      [40, 60],
    ],
  ],
  [
    'too-small',
    [
      [0, 0],
      [5, 0],
      [5, 5],
      [0, 5],
    ],
  ],
  [
    'too-large',
    [
      [0, 0],
      [1500, 0],
      [1500, 1500],
      [0, 1500],
    ],
  ],
] satisfies [string, [number, number][]][])('a lot is refused: %s', (kind, corners) => {
  const edges = corners.map(() => ({ setbackFt: 5, note: '' }));
  const plot = samplePlot({ lot: { corners, edges } });
  expect(faultsOf(plot)).toEqual([{ kind, at: { part: 'lot' } }]);
  expect(plotSchema.safeParse(plot).success).toBe(false);
});

test('an L with a house, trees and heights is fine', () => {
  expect(faultsOf(samplePlot())).toEqual([]);
  expect(plotSchema.safeParse(samplePlot()).success).toBe(true);
});

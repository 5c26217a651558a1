import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FaultKind, faultsOf } from './faults.ts';
import type { Plot, PlotPart } from './plot.ts';
import { barePlot, samplePlot } from './sample-plot.ts';
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

/** A strip of teeth: a long way around little ground. */
const zigzag = (count: number, widthFt: number, highFt: number): [number, number][] => {
  const top = Array.from({ length: count / 2 }, (_, i): [number, number] => [
    (i * widthFt) / (count / 2 - 1),
    i % 2 === 0 ? 0 : highFt,
  ]);
  return [...top, ...top.toReversed().map(([x, y]): [number, number] => [x, y + 12])];
};
const square = (feet: number): [number, number][] => [
  [0, 0],
  [feet, 0],
  [feet, feet],
  [0, feet],
];
const building = (corners: [number, number][]) => ({ kind: 'house' as const, corners, gapFt: 5, note: '' });

test.each<[FaultKind, Partial<Plot>, PlotPart]>([
  ['too-many-corners', { buildings: [building(zigzag(26, 100, 20))] }, { part: 'building', index: 0 }],
  ['too-long', { buildings: [building(zigzag(24, 90, 400))] }, { part: 'building', index: 0 }],
  ['too-large-building', { buildings: [building(square(220))] }, { part: 'building', index: 0 }],
  ['too-far', { buildings: [building(square(3000))] }, { part: 'building', index: 0 }],
  ['too-far', { heights: [{ at: [0, -501], feet: 1 }] }, { part: 'height', index: 0 }],
  ['too-far', { access: { at: [2900, 0], widthFt: 8 } }, { part: 'access' }],
  ['too-long', { easements: [{ corners: zigzag(24, 90, 400), note: '' }] }, { part: 'easement', index: 0 }],
  [
    'too-many-corners',
    { lines: [{ kind: 'buried', path: zigzag(26, 90, 9), gapFt: 5, note: '' }] },
    { part: 'line', index: 0 },
  ],
])('a thing on it is refused: %s', (kind, change, at) => {
  expect(faultsOf(samplePlot(change))).toEqual([{ kind, at }]);
});

test('a lot of teeth is refused, and a corner on a side far from the origin is seen', () => {
  const corners = zigzag(60, 120, 2900);
  const edges = corners.map(() => ({ setbackFt: 5, note: '' }));
  expect(faultsOf(barePlot(corners, 5, { lot: { corners, edges } }))).toEqual([
    { kind: 'too-long', at: { part: 'lot' } },
  ]);
  const touching: [number, number][] = [
    [-2878.95, -2898.79],
    [-2326.95, 641.21],
    [-2626.95, 650.21],
    [-2854.11, -2739.49],
    [-2977.95, -2799.79],
  ];
  expect(faultsOf(barePlot(touching, 5))).toContainEqual({ kind: 'crossing', at: { part: 'lot' } });
});

test('an L with a house, trees and heights is fine', () => {
  expect(faultsOf(samplePlot())).toEqual([]);
  expect(plotSchema.safeParse(samplePlot()).success).toBe(true);
});

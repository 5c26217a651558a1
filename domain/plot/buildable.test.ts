import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, contains, type Point, type Polygon, signedArea } from '#domain/geometry/plane.ts';
import { anyPlot } from '../../proof/any-plot.ts';
import { buildableArea, roomForPool } from './buildable.ts';
import { clearancesOf } from './distances.ts';
import { barePlot, samplePlot } from './sample-plot.ts';

const area = (rings: readonly Polygon[]) => Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));
const within = (rings: readonly Polygon[], point: Point) =>
  rings.filter((ring) => contains(ring, point)).length % 2 === 1;

test('a rectangle with a setback for each side', () => {
  const plot = barePlot(
    [
      [0, 0],
      [100, 0],
      [100, 60],
      [0, 60],
    ],
    [20, 5, 10, 0],
  );
  const [ring, ...others] = buildableArea(plot);
  expect(others).toEqual([]);
  expect(ring && boundsOf(ring)).toEqual({ x0: 0, z0: 20, x1: 95, z1: 50 });
  expect(area(buildableArea(plot))).toBeCloseTo(95 * 30, 6);
});

test('an L: 5 ft from every side, round the inner corner, 5 ft from the house and off the easement', () => {
  // The L without its border: 70 × 60 above y = 65, 50 × 27 below (the easement begins at 92), and inside the inner corner (60, 70) the
  // square of 5 ft less a quarter circle. The house takes 10…62 × 5…33 and 5 ft around it, where it is inside: 5…67 × 5…38, round below.
  const quarter = (1 - Math.PI / 4) * 25;
  const lot = 70 * 60 + 50 * 27 + quarter;
  const house = 62 * 33 - 2 * quarter;
  expect(area(buildableArea(samplePlot()))).toBeCloseTo(lot - house, 1);
});

test('a shed amid the lawn is a ring of its own', () => {
  const lot = barePlot(
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
    0,
    {
      buildings: [
        {
          kind: 'shed',
          corners: [
            [40, 40],
            [60, 40],
            [60, 60],
            [40, 60],
          ],
          gapFt: 0,
          note: '',
        },
      ],
    },
  );
  expect(buildableArea(lot)).toHaveLength(2);
  expect(area(buildableArea(lot))).toBe(9600);
});

test('no ground left: nothing', () => {
  expect(buildableArea(samplePlot({ lot: barePlot(samplePlot().lot.corners, 50).lot }))).toEqual([]);
});

// A pool of a thousandth of a foot is a point.
const DOT: Polygon = [
  [-0.0005, -0.0005],
  [0.0005, -0.0005],
  [0, 0.0005],
];

test('a point of it keeps every distance, a point outside breaks one, and the area is theirs', () => {
  fc.assert(
    fc.property(anyPlot, (plot) => {
      const rings = buildableArea(plot);
      const counts = { tried: 0, kept: 0 };
      for (let x = -80; x <= 80; x += 9.1)
        for (let y = -80; y <= 80; y += 9.1) {
          const place = { x, y, turnDeg: 0, levelFt: null };
          const found = clearancesOf({ plot, place }, DOT).filter(({ to }) => to.part !== 'tree');
          const spare = Math.min(...found.map(({ feet, wantedFt }) => feet - wantedFt));
          const conflict = found.some((clearance) => clearance.conflict);
          counts.tried += 1;
          if (!conflict) counts.kept += 1;
          // Closer to the border than round corners and thousandths are exact, either is right.
          if (Math.abs(spare) > 0.01) expect(within(rings, [x, y])).toBe(!conflict);
        }
      const share = area(rings) / 160 ** 2;
      expect(Math.abs(share - counts.kept / counts.tried)).toBeLessThan(0.08);
    }),
    { numRuns: 12 },
  );
});

test('room for a pool: right angles stay, a strip too narrow for it and the horn beside a round corner are left out', () => {
  const plot = barePlot(
    [
      [0, 0],
      [100, 0],
      [100, 80],
      [0, 80],
    ],
    5,
    {
      buildings: [
        {
          kind: 'house',
          corners: [
            [20, 8],
            [80, 8],
            [80, 28],
            [20, 28],
          ],
          gapFt: 5,
          note: '',
        },
      ],
    },
  );
  const [free, room] = [buildableArea(plot), roomForPool(plot, 6)];
  expect(within(free, [15.8, 5.1])).toBe(true);
  expect(within(room, [15.8, 5.1])).toBe(false);
  for (const corner of [
    [5.01, 5.01],
    [94.99, 74.99],
  ] as const)
    expect(within(room, corner)).toBe(true);
  expect(area(free) - area(room)).toBeLessThan(4);
  expect(roomForPool(barePlot(plot.lot.corners, [37.5, 5, 37.5, 5]), 6)).toEqual([]);
});

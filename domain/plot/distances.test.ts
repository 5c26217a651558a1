import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, edgesOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { anyOutline, anyPlot } from '../../proof/any-plot.ts';
import { clearancesOf } from './distances.ts';
import type { Plot } from './plot.ts';
import { barePlot, samplePlot } from './sample-plot.ts';
import { outlineOnPlot } from './site.ts';

const at = (x: number, y: number, turnDeg = 0) => ({ x, y, turnDeg, levelFt: null });
const pool = (lengthFt: number, widthFt: number): Polygon =>
  rectangle(-lengthFt / 2, -widthFt / 2, lengthFt / 2, widthFt / 2);
const rows = (...found: Parameters<typeof clearancesOf>) =>
  clearancesOf(...found).map(({ to, kind, feet }) => [to.part, kind, Number(feet.toFixed(6))]);
const box = (x0: number, y0: number, x1: number, y1: number): Plot['lot']['corners'] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const six = (feet: number) => Number(feet.toFixed(6));

const plain = barePlot(box(0, 0, 100, 60), [20, 5, 10, 5], {
  buildings: [{ kind: 'house', corners: box(30, 5, 70, 25), gapFt: 5, note: '' }],
  easements: [{ corners: box(0, 50, 100, 60), note: '' }],
});

test('plot 1, a rectangle', () => {
  // Water 35…65 × 33…47 in a lot 100 × 60: top 33, right 100 − 65, bottom 60 − 47, left 35; house's wall at 25: 33 − 25; easement from 50.
  expect(rows({ plot: plain, place: at(50, 40) }, pool(30, 14), 8)).toEqual([
    ['edge', 'clear', 33],
    ['edge', 'clear', 35],
    ['edge', 'clear', 13],
    ['edge', 'clear', 35],
    ['building', 'clear', 8],
    ['easement', 'clear', 3],
    // 8 ft, where 5 + 8 ft of depth would be wanted.
    ['building', 'depth', 8],
  ]);
  // The way to the house is straight up, from the water to the wall.
  const [house] = clearancesOf({ plot: plain, place: at(50, 40) }, pool(30, 14)).filter(
    ({ to }) => to.part === 'building',
  );
  expect(house).toMatchObject({ from: [expect.any(Number), 33], at: [expect.any(Number), 25], wantedFt: 5 });
  expect(house?.from[0]).toBe(house?.at[0]);
});

test('plot 1: too near, on top, outside', () => {
  // 5 ft lower: 52 − 50 into the easement, 60 − 52 = 8 of 10 ft to the bottom.
  expect(rows({ plot: plain, place: at(50, 45) }, pool(30, 14)).slice(2, 6)).toEqual([
    ['edge', 'close', 8],
    ['edge', 'clear', 35],
    ['building', 'clear', 13],
    ['easement', 'overlap', -2],
  ]);
  // Water from 23 up: 25 − 23 into the house. Right end at 105: 5 ft outside.
  expect(rows({ plot: plain, place: at(50, 30) }, pool(30, 14))[4]).toEqual(['building', 'overlap', -2]);
  const out = clearancesOf({ plot: plain, place: at(90, 40) }, pool(30, 14));
  expect(out.map(({ kind }) => kind).slice(0, 4)).toEqual(['clear', 'outside', 'clear', 'clear']);
  expect(out[1]).toMatchObject({ feet: -5, conflict: true });
  // Nowhere near the lot.
  expect(
    clearancesOf({ plot: plain, place: at(200, 30) }, pool(30, 14)).some(({ conflict }) => conflict),
  ).toBe(true);
});

test('plot 2, an L', () => {
  // Water 10…40 × 53…67: top 53, right 80 − 40, both sides of the step meet in (60, 70): √(20² + 3²), bottom 100 − 67, left 10; house 53 − 33;
  // easement 92 − 67; trunks at (70, 60): 70 − 40, and at (6, 90): √(4² + 23²).
  expect(rows({ plot: samplePlot(), place: at(25, 60) }, pool(30, 14), 8)).toEqual([
    ['edge', 'clear', 53],
    ['edge', 'clear', 40],
    ['edge', 'clear', six(Math.hypot(20, 3))],
    ['edge', 'clear', six(Math.hypot(20, 3))],
    ['edge', 'clear', 33],
    ['edge', 'clear', 10],
    ['building', 'clear', 20],
    ['easement', 'clear', 25],
    ['tree', 'clear', 30],
    ['tree', 'clear', six(Math.hypot(4, 23))],
  ]);
  // Water 45…75 × 58…72 covers the inner corner (60, 70): 2 ft over it, so both its sides are passed; 5 ft to the right side.
  expect(rows({ plot: samplePlot(), place: at(60, 65) }, pool(30, 14)).slice(1, 4)).toEqual([
    ['edge', 'clear', 5],
    ['edge', 'outside', -2],
    ['edge', 'outside', -2],
  ]);
});

test('plot 3, a rectangle turned by a 3-4-5 triangle', () => {
  // 100 × 50 ft along (0.8, 0.6); the middle is (25, 50). Pool 20 × 10 the same way: 25 − 5 to the long sides, 50 − 10 to the short ones.
  // The shed's near corner is 8 ft back along and 6 ft across from the pool's: 10.
  const plot = barePlot(
    [
      [0, 0],
      [80, 60],
      [50, 100],
      [-30, 40],
    ],
    5,
    {
      buildings: [
        {
          kind: 'shed',
          corners: [
            [5.6, 9.2],
            [23.2, 22.4],
            [17.2, 30.4],
            [-0.4, 17.2],
          ],
          gapFt: 5,
          note: '',
        },
      ],
    },
  );
  const turnDeg = (Math.atan2(3, 4) * 180) / Math.PI;
  expect(rows({ plot, place: at(25, 50, turnDeg) }, pool(20, 10), 8)).toEqual([
    ['edge', 'clear', 20],
    ['edge', 'clear', 40],
    ['edge', 'clear', 20],
    ['edge', 'clear', 40],
    ['building', 'clear', 10],
  ]);
});

test('plot 4, a triangle', () => {
  // Water 20…40 × 15…25 under 90x + 120y = 10800: (40, 25) is (10800 − 3600 − 3000) / 150 = 28 off; (60, 40) is √(20² + 15²) = 25 off.
  const plot = barePlot(
    [
      [0, 0],
      [120, 0],
      [0, 90],
    ],
    5,
    { trees: [{ kind: 'tree', at: [60, 40], canopyFt: 30 }] },
  );
  expect(rows({ plot, place: at(30, 20) }, pool(20, 10))).toEqual([
    ['edge', 'clear', 15],
    ['edge', 'clear', 28],
    ['edge', 'clear', 20],
    ['tree', 'canopy', 25],
  ]);
  // Turned by a quarter: 25…35 × 10…30, (35, 30) is (10800 − 3150 − 3600) / 150 = 27 off; the tree √(25² + 10²).
  expect(rows({ plot, place: at(30, 20, 90) }, pool(20, 10))).toEqual([
    ['edge', 'clear', 10],
    ['edge', 'clear', 27],
    ['edge', 'clear', 25],
    ['tree', 'canopy', six(Math.hypot(25, 10))],
  ]);
  // The trunk 3 ft inside the right end and 5 ft inside the others.
  const onTree = clearancesOf({ plot, place: at(53, 40) }, pool(20, 10)).at(-1);
  expect(onTree).toMatchObject({ kind: 'trunk', feet: -3, conflict: false });
});

test('plot 5, five sides with easement, septic field and a power line', () => {
  const plot = barePlot(
    [
      [0, 0],
      [90, 0],
      [110, 80],
      [40, 100],
      [0, 70],
    ],
    [10, 5, 35, 5, 5],
    {
      buildings: [{ kind: 'house', corners: box(20, 5, 70, 25), gapFt: 6, note: '' }],
      easements: [{ corners: box(70, 60, 100, 80), note: '' }],
      lines: [
        {
          kind: 'overhead',
          path: [
            [60, 90],
            [60, 70],
          ],
          gapFt: 10,
          note: '',
        },
      ],
      septic: [{ kind: 'field', corners: box(10, 45, 30, 65), gapFt: 15 }],
    },
  );
  // Turned by a quarter, 24 × 12: water 44…56 × 38…62.
  expect(rows({ plot, place: at(50, 50, 90) }, pool(24, 12))).toEqual([
    ['edge', 'clear', 38],
    // From (56, 38) to 80(x − 90) = 20y: (2720 + 760) / √6800.
    ['edge', 'clear', six(3480 / Math.sqrt(6800))],
    // From (56, 62) to 20(x − 110) + 70(y − 80) = 0: (1080 + 1260) / √5300, about 32.1, and 35 wanted.
    ['edge', 'close', six(2340 / Math.sqrt(5300))],
    // From (44, 62) to 3x − 4y + 280 = 0: (132 − 248 + 280) / 5.
    ['edge', 'clear', 32.8],
    ['edge', 'clear', 44],
    // House 38 − 25; easement 70 − 56; line's end (60, 70): √(4² + 8²), 10 wanted; field 44 − 30, 15 wanted.
    ['building', 'clear', 13],
    ['easement', 'clear', 14],
    ['line', 'close', six(Math.hypot(4, 8))],
    ['septic', 'close', 14],
  ]);
});

const STEP = 0.4;
function dotsOf(path: readonly (readonly [Point, Point])[]): Point[] {
  return path.flatMap(([a, b]) => {
    const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP) + 1;
    return Array.from({ length: count + 1 }, (_, i): Point => {
      const t = i / count;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
}
const leastOf = (a: readonly Point[], b: readonly Point[]) =>
  a.reduce((least, p) => b.reduce((m, q) => Math.min(m, Math.hypot(p[0] - q[0], p[1] - q[1])), least), 1e9);

function pathOf(plot: Plot, part: string, index: number): readonly (readonly [Point, Point])[] {
  const side = edgesOf(plot.lot.corners)[index];
  if (part === 'edge' && side) return [side];
  const line = plot.lines[index];
  if (part === 'line' && line) return line.path.slice(1).map((to, i) => [line.path[i] ?? to, to] as const);
  const list = part === 'building' ? plot.buildings : part === 'septic' ? plot.septic : plot.easements;
  return edgesOf(list[index]?.corners ?? []);
}

test('distances agree with dense sampling, and a pool is in conflict exactly where dots of it are', () => {
  const anyWater = anyOutline([0, 0], { min: 4, max: 14 });
  const spot = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(
      anyPlot,
      anyWater,
      spot,
      spot,
      fc.integer({ min: 0, max: 359 }),
      (plot, outline, x, y, turn) => {
        const place = at(x, y, turn);
        const water = outlineOnPlot(place, outline);
        const edge = dotsOf(edgesOf(water));
        for (const { to, feet, from, at: other, wantedFt, conflict } of clearancesOf(
          { plot, place },
          outline,
        )) {
          if (!('index' in to) || to.part === 'tree') continue;
          expect(Math.abs(Math.hypot(from[0] - other[0], from[1] - other[1]) - Math.abs(feet))).toBeLessThan(
            1e-6,
          );
          const path = pathOf(plot, to.part, to.index);
          const brute = leastOf(edge, dotsOf(path));
          if (feet >= 0) expect(Math.abs(brute - feet)).toBeLessThan(STEP);
          const inside = dotsOf(path).some((dot) => contains(water, dot));
          if (inside && brute > 0.01) expect(feet).toBeLessThan(0);
          if (feet >= 0) expect(conflict).toBe(feet < wantedFt - 1e-6);
          else expect(conflict).toBe(true);
        }
        const leaves = edge.some((dot) => !contains(plot.lot.corners, dot));
        const told = clearancesOf({ plot, place }, outline).some(({ kind }) => kind === 'outside');
        if (leaves) expect(told).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circle, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { type Earthwork, earthworkOn } from './earthwork.ts';
import type { Plot } from './plot.ts';
import { samplePlot } from './sample-plot.ts';
import type { Place } from './site.ts';
import { DECK_STRIP_FT } from './terrace.ts';

// 40 by 20 ft with a coping of 1 ft: the terrace is 52 by 32 ft with corners rounded by 6 ft.
const POOL = { outline: rectangle(-20, -10, 20, 10), copingFt: 1, digFt: 6 };
const REACH = 1 + DECK_STRIP_FT;
const terraceSqFt = (40 + 2 * REACH) * (20 + 2 * REACH) - (4 - Math.PI) * REACH ** 2;

const openPlot = (heights: [x: number, y: number, feet: number][], change: Partial<Plot> = {}): Plot => {
  const corners: Plot['lot']['corners'] = [
    [-200, -200],
    [200, -200],
    [200, 200],
    [-200, 200],
  ];
  return samplePlot({
    lot: { corners, edges: corners.map(() => ({ setbackFt: 5, note: '' })) },
    buildings: [],
    heights: heights.map(([x, y, feet]) => ({ at: [x, y], feet })),
    ...change,
  });
};
const placeAt = (change: Partial<Place> = {}): Place => ({
  x: 0,
  y: 0,
  turnDeg: 0,
  levelFt: null,
  ...change,
});
const house = (corners: [number, number][]): Plot['buildings'] => [
  { kind: 'house', corners, gapFt: 5, note: '' },
];
const close = (is: number, wanted: number) =>
  expect(Math.abs(is / wanted - 1), `${is} against ${wanted}`).toBeLessThan(0.01);

describe('earth that is moved', () => {
  test('level ground needs nothing, wherever its height was measured', () => {
    for (const heights of [[], [[0, 0, 88]]] satisfies [number, number, number][][]) {
      const work = earthworkOn({ plot: openPlot(heights), place: placeAt() }, POOL);
      expect(work).toMatchObject({
        levelFt: heights[0]?.[2] ?? 0,
        cutYd3: 0,
        fillYd3: 0,
        walls: [],
        steps: null,
      });
      close(work.poolDigYd3, (40 * 20 * 6) / 27);
    }
  });

  test('a deck two feet below level ground is that ground times two; above it, the water is not filled', () => {
    const below = earthworkOn({ plot: openPlot([]), place: placeAt({ levelFt: -2 }) }, POOL);
    close(below.cutYd3, (terraceSqFt * 2) / 27);
    expect(below.fillYd3).toBe(0);
    const above = earthworkOn({ plot: openPlot([]), place: placeAt({ levelFt: 2 }) }, POOL);
    close(above.fillYd3, ((terraceSqFt - 800) * 2) / 27);
    expect(above.cutYd3).toBe(0);
    close(above.poolDigYd3, (40 * 20 * 4) / 27);
  });

  // Of a circle on a plane through its middle, half is a wedge of 2/3 · slope · r³; a ring's fill lacks the water's.
  test.each([0, 33, 90, 217])(
    'on a plane, turned by %i degrees: the closed form within 1 percent',
    (turnDeg) => {
      const [water, slope] = [15, 0.08];
      const [x, y] = [Math.cos(turnDeg) * slope, Math.sin(turnDeg) * slope];
      const plot = openPlot([
        [-100, -100, -100 * (x + y)],
        [100, -100, 100 * (x - y)],
        [100, 100, 100 * (x + y)],
        [-100, 100, 100 * (y - x)],
      ]);
      const outline = circle(0, 0, water, 360);
      const work = earthworkOn({ plot, place: placeAt({ turnDeg, levelFt: 0 }) }, { ...POOL, outline });
      const wedge = (radius: number) => (2 / 3) * slope * radius ** 3;
      close(work.cutYd3, wedge(water + REACH) / 27);
      close(work.fillYd3, (wedge(water + REACH) - wedge(water)) / 27);
    },
  );

  test('where no level is given, what is cut fills what is missing', () => {
    const slope = fc.double({ min: -0.15, max: 0.15, noNaN: true });
    fc.assert(
      fc.property(slope, slope, fc.integer({ min: 0, max: 359 }), (x, y, turnDeg) => {
        const heights: Plot['heights'] = [
          { at: [0, 0], feet: 50 },
          { at: [100, 0], feet: 50 + 100 * x },
          { at: [0, 100], feet: 50 + 100 * y },
        ];
        const { cutYd3, fillYd3 } = earthworkOn(
          { plot: openPlot([], { heights }), place: placeAt({ turnDeg }) },
          POOL,
        );
        // The level is told in hundredths of a foot.
        expect(Math.abs(cutYd3 - fillYd3)).toBeLessThan((terraceSqFt * 0.01) / 27);
      }),
      { numRuns: 20 },
    );
  });

  test('the lot and a building cut the terrace', () => {
    const corners: [number, number][] = [
      [-200, -200],
      [0, -200],
      [0, 200],
      [-200, 200],
    ];
    const lot = { corners, edges: corners.map(() => ({ setbackFt: 0, note: '' })) };
    const half = earthworkOn({ plot: openPlot([], { lot }), place: placeAt({ levelFt: -3 }) }, POOL);
    close(half.cutYd3, (terraceSqFt * 3) / 2 / 27);
    const buildings = house([
      [-30, -40],
      [30, -40],
      [30, -12],
      [-30, -12],
    ]);
    const { walls } = earthworkOn(
      { plot: openPlot([], { buildings }), place: placeAt({ levelFt: -3 }) },
      POOL,
    );
    expect(walls.every(({ heightFt }) => Math.abs(heightFt - 3) < 1e-9)).toBe(true);
    // Below as without a house; the upper arcs up to its front, 2 ft from the water; and along that front.
    const total = walls.reduce((sum, { lengthFt }) => sum + lengthFt, 0);
    close(
      total,
      80 + Math.PI * REACH + 2 * REACH * Math.asin(2 / REACH) + 40 + 2 * Math.sqrt(REACH ** 2 - 4),
    );
  });
});

const facing = ({ walls }: Earthwork, kind: string) => walls.filter((wall) => wall.kind === kind);

describe('walls', () => {
  test('a bank takes a foot; more needs one wall around everything', () => {
    const at = (levelFt: number) =>
      earthworkOn({ plot: openPlot([]), place: placeAt({ levelFt }) }, POOL).walls;
    expect(at(1)).toEqual([]);
    expect(at(-1)).toEqual([]);
    const around = 2 * (40 + 20) + 2 * Math.PI * REACH;
    const [wall, ...more] = at(1.5);
    expect(more).toEqual([]);
    expect(wall).toMatchObject({ kind: 'holds-pool', heightFt: 1.5, engineer: false });
    close(wall?.lengthFt ?? 0, around);
    close(wall?.areaSqFt ?? 0, around * 1.5);
    expect(at(-1.5)).toMatchObject([{ kind: 'holds-bank' }]);
    expect(at(3.99)).toMatchObject([{ engineer: false }]);
    expect(at(4)).toMatchObject([{ engineer: true }]);
  });

  test('on a slope one holds the pool below and one holds the bank above, as high as the ground says', () => {
    // Falls 1 ft in 10 down the drawing; the terrace reaches 16 ft up and down.
    const plot = openPlot([
      [0, -100, 10],
      [0, 100, -10],
    ]);
    const work = earthworkOn({ plot, place: placeAt({ levelFt: 0 }) }, POOL);
    expect(work.walls).toHaveLength(2);
    const [below] = facing(work, 'holds-pool');
    const [above] = facing(work, 'holds-bank');
    expect(below?.heightFt).toBeCloseTo(1.6, 2);
    expect(above?.heightFt).toBeCloseTo(1.6, 2);
    expect(below?.path.every(([, y]) => y >= 10 - 0.5)).toBe(true);
    expect(above?.path.every(([, y]) => y <= -10 + 0.5)).toBe(true);
    // The straight 40 ft, and the arcs from 10 to 16 ft.
    close(below?.lengthFt ?? 0, 40 + Math.PI * REACH);
  });

  test('around a pool that bends inwards no wall stands on its deck', () => {
    const ell: Polygon = [
      [-20, -15],
      [20, -15],
      [20, -5],
      [-10, -5],
      [-10, 15],
      [-20, 15],
    ];
    const { walls } = earthworkOn(
      { plot: openPlot([]), place: placeAt({ levelFt: 3 }) },
      { ...POOL, outline: ell },
    );
    const total = walls.reduce((sum, { lengthFt }) => sum + lengthFt, 0);
    close(total, 140 + 5 * REACH * (Math.PI / 2) - 2 * REACH);
  });
});

describe('steps', () => {
  const buildings = house([
    [-30, -60],
    [30, -60],
    [30, -26],
    [-30, -26],
  ]);

  test('down from the house, none higher than 7.75 in, before the wall that faces the pool', () => {
    const plot = openPlot([[0, 0, 3]], { buildings });
    const { steps } = earthworkOn({ plot, place: placeAt({ levelFt: 0 }) }, POOL);
    // 10 ft of walk take half a foot of the three, but at the deck three feet are left.
    expect(steps).toMatchObject({
      count: 5,
      riseFt: 3,
      from: [0, -26],
      at: [0, -16],
      wall: { building: 0, side: 2 },
    });
    expect(steps?.riserIn).toBeCloseTo(7.2, 9);
  });

  test('a walk takes 1 in 20, and a few inches are no step', () => {
    const falls = openPlot(
      [
        [0, -26, 2],
        [0, -16, 0],
      ],
      { buildings },
    );
    expect(earthworkOn({ plot: falls, place: placeAt({ levelFt: 0 }) }, POOL).steps?.riseFt).toBeCloseTo(
      1.5,
      9,
    );
    const flat = openPlot([[0, 0, 0.3]], { buildings });
    expect(earthworkOn({ plot: flat, place: placeAt({ levelFt: 0 }) }, POOL).steps).toBeNull();
  });

  test('up to a deck above the house', () => {
    const plot = openPlot([], { buildings });
    const { steps } = earthworkOn({ plot, place: placeAt({ levelFt: 2 }) }, POOL);
    expect(steps).toMatchObject({ riseFt: -2, count: 4 });
  });
});

test('a cliff, and a pool beside its lot, stay finite', () => {
  const numbers = ({ walls, steps, ...rest }: Earthwork) => [
    ...Object.values(rest),
    ...walls.flatMap(({ lengthFt, heightFt, areaSqFt, path }) => [
      lengthFt,
      heightFt,
      areaSqFt,
      ...path.flat(),
    ]),
    ...(steps ? [steps.count, steps.riserIn, steps.riseFt, ...steps.at] : []),
  ];
  const cliff = samplePlot({
    heights: [
      { at: [40, 60], feet: -200 },
      { at: [40.01, 60], feet: 200 },
      { at: [40, 60.01], feet: 200 },
    ],
  });
  for (const place of [placeAt({ x: 40, y: 60 }), placeAt({ x: 2900, y: -2900, levelFt: 200 })]) {
    const work = earthworkOn({ plot: cliff, place }, POOL);
    expect(numbers(work).every(Number.isFinite)).toBe(true);
  }
});

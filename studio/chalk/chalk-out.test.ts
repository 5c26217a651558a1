import { describe, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, FINISHES } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { drawnLayout } from '#studio/figures/drawn-layout.ts';
import { chalkOut } from './chalk-out.ts';
import { onTape } from './chalk-points.ts';

const INCH = 1 / 12;

/** A small generator, so that the random pools are the same each time. */
function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return {
    between: (low: number, high: number) => Math.round((low + roll() * (high - low)) * 100) / 100,
    of: <One>(list: readonly One[]): One => {
      const one = list[Math.floor(roll() * list.length)];
      if (one === undefined) throw new Error('nothing to choose from');
      return one;
    },
  };
}

const { between, of } = dice(27);
const random = Array.from({ length: 50 }, (_, i): { name: string; design: Design } => {
  const shape = of(['own', ...POOL_SHAPES] as const);
  return {
    name: `random pool ${i + 1}`,
    design: {
      ...DEFAULT_DESIGN,
      style: of(STYLES),
      lengthFt: between(10, 90),
      widthFt: between(7, 45),
      finish: of(FINISHES),
      features: FEATURES.filter(() => between(0, 1) > 0.6),
      ...(shape === 'own' ? {} : { shape }),
    },
  };
});
const every = [undefined, ...POOL_SHAPES].flatMap((shape) =>
  STYLES.map((style) => ({
    name: `${style} ${shape ?? ''}`,
    design: { ...DEFAULT_DESIGN, style, lengthFt: 33, widthFt: 17, ...(shape ? { shape } : {}) },
  })),
);

describe.each([...every, ...random])('$name', ({ design }) => {
  const layout = drawnLayout(design);
  const { outline } = layout.pool;
  const chalk = chalkOut(layout);
  const { x0, x1 } = boundsOf(outline);
  // As somebody reads the printed figures off the table: feet and inches along the string, and to a side of it.
  const walked = chalk.points.map(({ stationFt, offsetFt }): Point => {
    const read = (feet: number) => {
      const [, whole, inches] = /^(\d+)' (\d+)"$/.exec(onTape(Math.abs(feet))) ?? [];
      return Number(whole) + Number(inches) / 12;
    };
    return [x0 + read(stationFt), Math.sign(offsetFt) * read(offsetFt)];
  });

  test('the chalk line from mark to mark is within an inch of the water’s edge, and the edge of it', () => {
    const [edge, chalked] = [edgesOf(outline), edgesOf(walked)];
    const between = ([a, b]: readonly [Point, Point]): Point[] =>
      [0, 0.25, 0.5, 0.75].map((t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    const farthest = (from: typeof edge, to: typeof edge) =>
      Math.max(...from.flatMap(between).map((point) => nearestOn(to, point).feet));
    expect(farthest(chalked, edge)).toBeLessThanOrEqual(INCH);
    expect(farthest(edge, chalked)).toBeLessThanOrEqual(INCH);
  });

  test('every mark stands in a row of the table, on its side, and rows are three feet apart at most', () => {
    const rows = chalk.rows.flatMap(({ stationFt, leftFt, rightFt }) => [
      ...(leftFt === null ? [] : [[stationFt, -leftFt]]),
      ...(rightFt === null ? [] : [[stationFt, rightFt]]),
    ]);
    for (const { stationFt, offsetFt } of chalk.points)
      expect(rows.some(([along, aside]) => along === stationFt && aside === offsetFt)).toBe(true);
    const stations = chalk.rows.map(({ stationFt }) => stationFt);
    expect(Math.max(...stations.slice(1).map((at, i) => at - (stations[i] ?? at)))).toBeLessThanOrEqual(3);
    expect(stations[0]).toBe(0);
    expect(chalk.stringFt).toBeCloseTo(x1 - x0, 1);
  });

  test('the check lines are as long as they say', () => {
    expect(chalk.checks).toHaveLength(2);
    for (const { from, to, lengthFt } of chalk.checks)
      expect(
        Math.abs(Math.hypot(to.stationFt - from.stationFt, to.offsetFt - from.offsetFt) - lengthFt),
      ).toBeLessThan(0.51 * INCH);
  });

  test('an arc that is told follows the edge', () => {
    for (const { stationFt, offsetFt, radiusFt } of chalk.arcs) {
      const center: Point = [x0 + stationFt, offsetFt];
      expect(Math.abs(nearestOn(edgesOf(outline), center).feet - radiusFt)).toBeLessThan(1.5 * INCH);
    }
  });
});

test('a round pool has one center, a rectangle’s rounded corners four, a kidney none', () => {
  const arcs = (change: Partial<Design>) => chalkOut(drawnLayout({ ...DEFAULT_DESIGN, ...change })).arcs;
  expect(arcs({ style: 'Modern', shape: 'Round', lengthFt: 24, widthFt: 24 })).toEqual([
    { stationFt: 12, offsetFt: 0, radiusFt: 12 },
  ]);
  expect(arcs({ style: 'Rectangular', lengthFt: 32, widthFt: 16 })).toHaveLength(4);
  expect(arcs({ style: 'Kidney', lengthFt: 32, widthFt: 16 })).toEqual([]);
});

test('on a plot the pegs are found from two corners of the house, and lead back to where they stand', () => {
  const site = { plot: samplePlot({}), place: { x: 55, y: 45, turnDeg: 0, levelFt: null } };
  const { baseline, pegs } = chalkOut(drawnLayout({ ...DEFAULT_DESIGN, lengthFt: 30, widthFt: 15, site }));
  expect(baseline?.kind).toBe('house');
  if (!baseline) return;
  const [[ax, az], [bx, bz]] = baseline.ends;
  const long = Math.hypot(bx - ax, bz - az);
  [baseline.toA, baseline.toB].forEach(([first, last], i) => {
    const along = (first ** 2 - last ** 2 + long ** 2) / (2 * long);
    const off = Math.sqrt(Math.max(0, first ** 2 - along ** 2));
    const found = [1, -1].map(
      (side): Point => [
        ax + ((bx - ax) * along - (bz - az) * off * side) / long,
        az + ((bz - az) * along + (bx - ax) * off * side) / long,
      ],
    );
    const [px, pz] = pegs[i] ?? [0, 0];
    expect(Math.min(...found.map(([x, z]) => Math.hypot(x - px, z - pz)))).toBeLessThan(4 * INCH);
  });
  expect(chalkOut(drawnLayout(DEFAULT_DESIGN)).baseline).toBeNull();
});

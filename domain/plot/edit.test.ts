import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, boundsOf, type Point } from '#domain/geometry/plane.ts';
import {
  addSpot,
  addTraced,
  insertCorner,
  moveCorner,
  moveSide,
  moveThing,
  type PlotThing,
  pointsOf,
  redrawLot,
  removeCorner,
  removeThing,
  setCornerAngle,
  setSideDirection,
  setSideLength,
} from './edit.ts';
import { faultsOf } from './faults.ts';
import { cornerAngle, directionOf, distance, pointFrom, sidesOf, tenthOfDegree } from './measure.ts';
import { PLOT_LIMITS, plotShape } from './plot.ts';
import { samplePlot } from './sample-plot.ts';
import { CORNERS, lPlot, rectanglePlot, SIDES } from './starts.ts';

const LOT: PlotThing = { part: 'lot' };
const HOUSE: PlotThing = { part: 'building', index: 0 };
const isKept = (plot: unknown) => plotShape.safeParse(plot).success;

test('a rectangle by two lengths: its sides, its house on the chosen side, no fault', () => {
  for (const side of SIDES) {
    const plot = rectanglePlot(100.5, 80.25, side);
    expect(pointsOf(plot, LOT)).toEqual([
      [0, 0],
      [100.5, 0],
      [100.5, 80.25],
      [0, 80.25],
    ]);
    expect(faultsOf(plot)).toEqual([]);
    expect(isKept(plot)).toBe(true);
    const { x0, z0, x1, z1 } = boundsOf(pointsOf(plot, HOUSE));
    const gaps = { top: z0, right: 100.5 - x1, bottom: 80.25 - z1, left: x0 };
    expect(Math.min(...Object.values(gaps))).toBe(gaps[side]);
    expect(Math.min(...Object.values(gaps))).toBeGreaterThanOrEqual(0);
  }
  expect(rectanglePlot(30, 20, null).buildings).toEqual([]);
});

test.each(CORNERS)(
  'an L without its %s corner: area, right angles, and that corner lies outside',
  (corner) => {
    const plot = lPlot(100, 80, { wide: 40, deep: 30, corner }, null);
    const outline = pointsOf(plot, LOT);
    expect(areaOf(outline)).toBe(100 * 80 - 40 * 30);
    expect(outline.map((_, i) => Math.round(cornerAngle(outline, i))).toSorted()).toEqual([
      270, 90, 90, 90, 90, 90,
    ]);
    const missing: Point = [corner.endsWith('left') ? 0 : 100, corner.startsWith('top') ? 0 : 80];
    expect(outline).not.toContainEqual(missing);
    expect(faultsOf(plot)).toEqual([]);
  },
);

test('a typed length moves the end of a side and the next side with it: a rectangle stays one', () => {
  const plot = setSideLength(rectanglePlot(100, 80, null), LOT, 0, 62.5);
  expect(pointsOf(plot, LOT)).toEqual([
    [0, 0],
    [62.5, 0],
    [62.5, 80],
    [0, 80],
  ]);
  const last = setSideLength(plot, LOT, 3, 90);
  expect(pointsOf(last, LOT)).toEqual([
    [0, -10],
    [62.5, -10],
    [62.5, 80],
    [0, 80],
  ]);
});

test('of an open line a typed length takes everything behind it along', () => {
  const path: Point[] = [
    [0, 0],
    [10, 0],
    [10, 20],
  ];
  const plot = addTraced(samplePlot(), 'line', path);
  if (!plot) throw new Error();
  expect(
    pointsOf(setSideLength(plot, { part: 'line', index: 0 }, 0, 15), { part: 'line', index: 0 }),
  ).toEqual([
    [0, 0],
    [15, 0],
    [15, 20],
  ]);
});

test('length, direction and angle that were typed are the ones that are measured', () => {
  const size = fc.integer({ min: 100, max: 30_000 }).map((hundredths) => hundredths / 100);
  const degrees = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), size, degrees, (side, feet, direction) => {
      const at = (plot: Parameters<typeof pointsOf>[0]) => {
        const found = sidesOf(pointsOf(plot, LOT), true)[side];
        if (!found) throw new Error();
        return found;
      };
      const long = setSideLength(samplePlot(), LOT, side, feet);
      expect(distance(...at(long))).toBeCloseTo(feet, 1);
      expect(directionOf(...at(long))).toBeCloseTo(directionOf(...at(samplePlot())), 0);
      const turned = setSideDirection(long, LOT, side, direction);
      expect(Math.abs(((directionOf(...at(turned)) - direction + 540) % 360) - 180)).toBeLessThan(1);
      expect(distance(...at(turned))).toBeCloseTo(feet, 1);
      expect(isKept(turned)).toBe(true);
    }),
  );
  for (const corners of [samplePlot().lot.corners, samplePlot().lot.corners.toReversed()]) {
    const plot = setCornerAngle(redrawLot(samplePlot(), corners), LOT, 1, 75);
    expect(cornerAngle(pointsOf(plot, LOT), 1)).toBeCloseTo(75, 1);
  }
  expect([directionOf([0, 0], [5, 0]), directionOf([0, 0], [0, 5]), directionOf([0, 0], [0, -5])]).toEqual([
    90, 180, 0,
  ]);
  expect(pointFrom([1, 1], 2, 90).map(Math.round)).toEqual([3, 1]);
  expect(tenthOfDegree(359.97)).toBe(0);
});

test('a corner that is put into a side leaves the area and both setbacks; taken out, all is as before', () => {
  const before = samplePlot();
  const more = insertCorner(before, LOT, 5, [0, 40]);
  expect(pointsOf(more, LOT)).toHaveLength(7);
  expect(more.lot.edges).toHaveLength(7);
  expect(areaOf(more.lot.corners)).toBe(areaOf(before.lot.corners));
  expect(removeCorner(more, LOT, 6)).toEqual(before);
  expect(removeCorner(more, HOUSE, 0).lot).toEqual(more.lot);
  const triangle = removeCorner(before, HOUSE, 0);
  expect(removeCorner(triangle, HOUSE, 0)).toBe(triangle);
});

test('corners, sides and things move by what they are moved, to a hundredth and not beyond the paper', () => {
  expect(pointsOf(moveCorner(samplePlot(), LOT, 1, [80.006, -0.001]), LOT)[1]).toEqual([80.01, 0]);
  expect(pointsOf(moveSide(samplePlot(), LOT, 5, [-2, 0]), LOT)).toEqual(
    samplePlot().lot.corners.map(([x, y]) => [x === 0 ? -2 : x, y]),
  );
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (dx, dy) => {
      const moved = moveThing(samplePlot(), HOUSE, [dx, dy]);
      expect(areaOf(pointsOf(moved, HOUSE))).toBeCloseTo(areaOf(pointsOf(samplePlot(), HOUSE)), 6);
      expect(isKept(moved)).toBe(true);
    }),
  );
});

test('things are added up to the limit, removed by their number; the lot stays', () => {
  let plot = samplePlot({ trees: [] });
  for (let i = 0; i < PLOT_LIMITS.trees; i++) plot = addSpot(plot, 'tree', [i, i]) ?? plot;
  expect(plot.trees).toHaveLength(PLOT_LIMITS.trees);
  expect(addSpot(plot, 'tree', [1, 1])).toBeNull();
  expect(removeThing(plot, { part: 'tree', index: 3 }).trees.map(({ at: [x] }) => x)).not.toContain(3);
  expect(removeThing(plot, LOT)).toBe(plot);
  expect(removeThing(plot, { part: 'access' }).access).toBeNull();
  const shed = addTraced(plot, 'building', plot.lot.corners);
  expect(shed?.buildings.map(({ kind }) => kind)).toEqual(['house', 'other']);
  expect(isKept(shed)).toBe(true);
  expect(redrawLot(plot, plot.lot.corners.slice(0, 4)).lot.edges).toHaveLength(4);
});

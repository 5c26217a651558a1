import { expect, test } from 'vitest';
import { rectangle } from '#domain/geometry/plane.ts';
import { clearancesOf } from './distances.ts';
import { samplePlot } from './sample-plot.ts';

const at = (x: number, y: number, turnDeg = 0) => ({ x, y, turnDeg, levelFt: null });
const tenths = (feet: number) => Math.round(feet * 10) / 10;

test('an L, the pool in its lower left: every distance by hand', () => {
  // Water 10…40 × 53…67. Left 10; top 53; right 80 − 40; step 70 across from (40, 67): √(20² + 3²); bottom 33.
  const plot = samplePlot();
  const found = clearancesOf({ plot, place: at(25, 60) }, rectangle(-15, -7, 15, 7), 8);
  expect(found.map(({ to, kind, feet }) => [to.part, kind, tenths(feet)])).toEqual([
    ['edge', 'clear', 53],
    ['edge', 'clear', 40],
    ['edge', 'clear', tenths(Math.hypot(20, 3))],
    ['edge', 'clear', tenths(Math.hypot(20, 3))],
    ['edge', 'clear', 33],
    ['edge', 'clear', 10],
    ['building', 'clear', 20],
    ['easement', 'clear', 25],
    // From (40, 60) to (70, 60); and from (10, 67) to (6, 90).
    ['tree', 'clear', 30],
    ['tree', 'clear', tenths(Math.hypot(4, 23))],
  ]);
});

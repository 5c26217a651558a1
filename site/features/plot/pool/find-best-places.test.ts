import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { placeSchema } from '#domain/plot/site.ts';
import { rectanglePlot } from '#domain/plot/starts.ts';
import { findBestPlaces } from './find-best-places.ts';
import { firstPlace } from './first-place.ts';

const corners = (x0: number, y0: number, x1: number, y1: number): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const design = { ...DEFAULT_DESIGN, lengthFt: 30, widthFt: 15 };
const find = (plot: Plot) => findBestPlaces({ design, plot, priority: 'relaxation' });

test('every place that is offered can be stored and keeps every distance', () => {
  const plot = samplePlot();
  const { choices, reason, inTheWay } = find(plot);
  expect([reason, inTheWay]).toEqual([null, []]);
  expect(choices.length).toBeGreaterThan(1);
  for (const { place, lengthFt, widthFt } of choices) {
    expect(placeSchema.safeParse(place).success).toBe(true);
    const water = outlineOf({ ...design, lengthFt, widthFt });
    expect(clearancesOf({ plot, place }, water).filter(({ conflict }) => conflict)).toEqual([]);
  }
});

test('without room, what is in the way is told, and what would fit', () => {
  // Below the house nothing but an easement, save for a strip of 10 ft.
  const plot = samplePlot({
    easements: [
      {
        corners: [
          [0, 50],
          [80, 50],
          [80, 100],
          [0, 100],
        ],
        note: '',
      },
    ],
  });
  const { choices, reason, inTheWay } = find(plot);
  expect(reason).toBe('size');
  expect(inTheWay).toContainEqual({ part: 'easement', index: 0 });
  expect(choices[0]?.widthFt ?? 0).toBeLessThanOrEqual(12);
});

test('where the widest ground is too short, the first place is the one that keeps every distance', () => {
  // Wide but short below the house; a long strip beside it has the room.
  const plot = rectanglePlot(46, 110, null);
  const house = { kind: 'house' as const, corners: corners(0, 0, 20, 74), gapFt: 5, note: '' };
  const tight = { ...plot, buildings: [house] };
  const place = firstPlace(tight, design);
  const water = outlineOf(design);
  expect(clearancesOf({ plot: tight, place }, water).filter(({ conflict }) => conflict)).toEqual([]);
});

test('the first place lies on free ground and faces the house', () => {
  const plot = samplePlot();
  const place = firstPlace(plot, design);
  expect(place.turnDeg).toBe(0);
  expect(clearancesOf({ plot, place }, outlineOf(design)).filter(({ conflict }) => conflict)).toEqual([]);
});

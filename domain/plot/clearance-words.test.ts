import { expect, test } from 'vitest';
import { PLOT_CLEARANCE as words } from '#content/plot-pool.ts';
import { rectangle } from '#domain/geometry/plane.ts';
import {
  clearanceSentence,
  drawnClearances,
  nameOfPart,
  shownFeet,
  sortedClearances,
} from './clearance-words.ts';
import { clearancesOf } from './distances.ts';
import type { Plot } from './plot.ts';
import { samplePlot } from './sample-plot.ts';

const pool = rectangle(-15, -7.5, 15, 7.5);
const at = (x: number, y: number, plot: Plot = samplePlot()) => {
  const sorted = sortedClearances(
    clearancesOf({ plot, place: { x, y, turnDeg: 0, levelFt: null } }, pool, 6),
  );
  const said = (list: typeof sorted.kept) => list.map((one) => clearanceSentence(words, plot, one));
  return { conflicts: said(sorted.conflicts), notes: said(sorted.notes), kept: said(sorted.kept) };
};

test('too near is said with what is there, what is wanted, and whose rule it is', () => {
  expect(at(36, 44.7).conflicts).toEqual(['4.2 ft to the house, 5 ft wanted']);
  expect(at(18, 60).conflicts).toEqual(['3 ft to lot side 6 (Side and rear yard, city code), 5 ft wanted']);
  expect(at(30, 86).conflicts).toContain('The pool reaches 1.5 ft into the easement (Utility easement)');
  expect(at(36, 35).conflicts).toEqual(['The pool reaches 5.5 ft into the house']);
  expect(at(10, 60).conflicts).toEqual([
    'The pool reaches 5 ft past lot side 6 (Side and rear yard, city code), 5 ft inside it wanted',
  ]);
});

test('a distance that is kept is never said to be missed, and none that is missed to be kept', () => {
  expect(at(36, 45.5).conflicts).toEqual([]);
  expect(at(36, 45.5).kept).toContain('5 ft to the house, 5 ft wanted');
  expect(at(36, 45.49).conflicts).toEqual(['4.9 ft to the house, 5 ft wanted']);
  expect([
    shownFeet({ feet: 4.99, kind: 'close' }),
    shownFeet({ feet: -0.01, kind: 'overlap' }),
    shownFeet({ feet: 12.34, kind: 'clear' }),
  ]).toEqual([4.9, -0.1, 12.3]);
});

test('leaves, trunks and the deep end are notes', () => {
  expect(at(36, 47).notes).toEqual([
    'The deep end is 6.5 ft from the house. Some cities ask for 1 ft more for each foot of depth: 11 ft here',
  ]);
  const shaded = samplePlot({ trees: [{ kind: 'tree', at: [30, 71], canopyFt: 9 }] });
  expect(at(30, 60, shaded).notes).toContain(
    '3.5 ft to the trunk of the tree: its leaves would fall into the water',
  );
  expect(at(30, 66, shaded).notes).toContain('The tree stands where the pool would be');
  expect(at(30, 66, shaded).conflicts).toEqual([]);
});

test('of several things of a kind each has its number', () => {
  const [house] = samplePlot().buildings;
  if (!house) throw new Error('the sample has a house');
  const plot = samplePlot({
    buildings: [house, { ...house, kind: 'shed' }, { ...house, kind: 'shed' }],
    lines: [
      {
        kind: 'overhead',
        path: [
          [0, 60],
          [80, 60],
        ],
        gapFt: 10,
        note: '',
      },
    ],
  });
  const name = (index: number) => nameOfPart(words, plot, { part: 'building', index });
  expect([name(0), name(1), name(2)]).toEqual(['the house', 'the shed 1', 'the shed 2']);
  expect(at(30, 60, plot).conflicts).toContain('The pool lies across the overhead line');
});

test('drawn are all that is in the way, the nearest sides, and one of each other kind', () => {
  const plot = samplePlot();
  const drawn = drawnClearances(
    clearancesOf({ plot, place: { x: 36, y: 44.7, turnDeg: 0, levelFt: null } }, pool, 6),
  );
  expect(drawn.map(({ to }) => `${to.part} ${'index' in to ? to.index : ''}`)).toEqual([
    'building 0',
    'edge 2',
    'edge 3',
    'edge 5',
    'edge 1',
    'easement 0',
  ]);
});

import { expect, test } from 'vitest';
import { CHANGE_WORDS, DESIGN_COMPARE } from '#content/design-compare.ts';
import { sayDifference } from '#domain/design/change.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { compareDesigns } from './compare-designs.ts';
import { compassPoint } from './compass.ts';

const design: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Pergola'], house: 'modern' };
const compare = (before: Design, after: Design) =>
  compareDesigns(DEFAULT_PRICES, { design: before }, { design: after });

test('what was moved is told in feet and by the compass of that yard', () => {
  const moves = { Pergola: { alongFt: 0, awayFt: 3 } };
  const told = (houseSide: Design['houseSide']) =>
    compare({ ...design, houseSide }, { ...design, houseSide, moves }).moved;
  expect(told('north')).toEqual([{ id: 'Pergola', item: 'Pergola', feet: 3, direction: 'south' }]);
  expect(told('east')).toEqual([{ id: 'Pergola', item: 'Pergola', feet: 3, direction: 'west' }]);
  expect(told('south')).toEqual([{ id: 'Pergola', item: 'Pergola', feet: 3, direction: 'north' }]);
  expect(compassPoint(1, -1, 0)).toBe('northeast');
});

test('when the pool grows the house stands still: what stands on its side of the pool has not moved', () => {
  const { moved, along, differences, after, before } = compare(design, {
    ...design,
    widthFt: design.widthFt + 4,
  });
  expect([...moved, ...along].filter(({ id }) => id === 'Raised Spa')).toEqual([]);
  expect(differences).toEqual([
    { sentence: 'widthFt', values: { from: design.widthFt, to: design.widthFt + 4 } },
  ]);
  expect(after.gallons).toBeGreaterThan(before.gallons);
});

test('what moves because something else was added is told apart from what was moved', () => {
  const before: Design = { ...design, features: [...design.features, 'Waterfall'] };
  const moves = { Pergola: { alongFt: 0, awayFt: 3 } };
  const { moved, along } = compare(before, {
    ...before,
    features: [...before.features, 'Swim-Up Bar'],
    moves,
  });
  expect(moved.map(({ id }) => id)).toEqual(['Pergola']);
  expect(along.map(({ id }) => id)).toEqual(['Raised Spa']);
});

test('two prices told at delivery are compared as told, else both are estimated with the same prices', () => {
  const told = { design, totalLow: 10, totalHigh: 30, timelineWeeks: 4 };
  const both = compareDesigns(DEFAULT_PRICES, told, { ...told, totalLow: 20, totalHigh: 50 });
  expect([both.before.low, both.after.high, both.after.weeks]).toEqual([10, 50, 4]);
  const wish = compareDesigns(DEFAULT_PRICES, told, { design });
  expect(wish.before).toEqual(wish.after);
});

test('another outline, other numbers and another fire are told as a designer would say them', () => {
  const words = { ...DESIGN_COMPARE, changes: CHANGE_WORDS };
  const said = (before: Design, after: Design) =>
    compare(before, after).differences.map((one) => sayDifference(words.changes, one));
  const wet: Design = { ...design, features: ['Bubblers', 'Fire Feature'] };
  expect(said(wet, { ...wet, shape: 'L-shape' })).toEqual(['L-shape instead of the style’s own outline']);
  expect(said({ ...wet, shape: 'Oval' }, { ...wet, shape: 'Round' })).toEqual(['Round instead of Oval']);
  expect(said({ ...wet, shape: 'Oval' }, wet)).toEqual(['The style’s own outline instead of Oval']);
  expect(said({ ...wet, counts: { Bubblers: 3 } }, { ...wet, counts: { Bubblers: 4 } })).toEqual([
    '4 bubblers instead of 3',
  ]);
  expect(said(wet, { ...wet, counts: { Bubblers: 1 } })).toEqual(['1 bubbler']);
  expect(said({ ...wet, counts: { Bubblers: 1 } }, wet)).toEqual(['Bubblers: as many as suit the pool']);
  expect(said(wet, { ...wet, fire: 'pit' })).toEqual(['Fire: a pit with seats']);
  expect(said(wet, { ...wet, fire: 'bowls' })).toEqual([]);
  expect(
    said(design, { ...wet, features: ['Raised Spa', 'Pergola', 'Scuppers'], counts: { Scuppers: 2 } }),
  ).toEqual(['Scuppers added', '2 scuppers']);
});

test('alike: nothing to tell', () => {
  const { differences, moved } = compare(design, { ...design, words: 'other words', size: 'Small' });
  expect([differences, moved]).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { changeWords, shareOf, shortDay } from './figures.ts';
import { pressColumn, type SourceColumn, sortSources } from './sort-sources.ts';

test('shares are told as exactly as they are worth, and not at all where they would mislead', () => {
  const told = [
    [0, 40],
    [1, 40],
    [4, 40],
    [40, 40],
    [1, 3],
    [1, 5000],
    [0, 0],
    [3, 2],
  ].map(([part = 0, whole = 0]) => shareOf(part, whole));
  expect(told).toEqual(['0%', '2.5%', '10%', '100%', '33%', '<0.1%', undefined, undefined]);
});

test('a change is a number, and a share where there was enough before', () => {
  const told = [
    [5, 5],
    [5, 2],
    [0, 1],
    [60, 40],
    [30, 40],
    [5000, 10],
    [2001, 2000],
  ].map(([now = 0, before = 0]) => changeWords(CONTENT.consoleVisitors.VISITORS, now, before));
  expect(told).toEqual([
    'No change',
    '3 more',
    '1 fewer',
    '20 more (+50%)',
    '10 fewer (−25%)',
    '4,990 more (+49,900%)',
    '1 more',
  ]);
  expect(shortDay('2026-11-05')).toBe('Nov 5');
});

test('sources are sorted by any column, ties by visits and then by name', () => {
  const row = (source: string, visit: number, lead: number, visitsBefore = 0) => ({
    ...{ source, campaign: '', visit, tool: 0, lead, order: 0, visitsBefore },
  });
  const rows = [row('b', 10, 1, 30), row('a', 10, 1), row('c', 90, 2)];
  const by = (column: SourceColumn, descending: boolean) =>
    sortSources(rows, { column, descending }, (name) => name)
      .map(({ source }) => source)
      .join('');
  expect([by('visit', true), by('visit', false), by('source', false), by('source', true)]).toEqual([
    'cab',
    'abc',
    'abc',
    'cba',
  ]);
  expect([by('leadShare', true), by('change', true)]).toEqual(['abc', 'cab']);
  expect(pressColumn({ column: 'visit', descending: true }, 'visit').descending).toBe(false);
  expect(pressColumn({ column: 'visit', descending: true }, 'source').descending).toBe(false);
  expect(pressColumn({ column: 'visit', descending: true }, 'lead').descending).toBe(true);
});

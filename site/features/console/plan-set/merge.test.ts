import { expect, test } from 'vitest';
import type { PlanSetChanges } from '#domain/plan-set/desk.ts';
import type { RowEdit } from '#domain/plan-set/table.ts';
import { join, sameChanges } from './merge.ts';

const BASE: PlanSetChanges = {
  title: { project: 'Pool', client: 'Ana', address: '', number: '1', drawnBy: '', date: '2026-11-16' },
  paper: 'arch-d',
  state: null,
  released: false,
  notes: null,
  edits: [{ table: 'equipment', row: 'pump', cells: { model: 'A' } }],
  ticks: ['survey'],
};

test('what two colleagues changed in different places is put together, rows and ticks too', () => {
  const mine: PlanSetChanges = {
    ...BASE,
    title: { ...BASE.title, client: 'Ana Ruiz' },
    edits: [
      { table: 'equipment', row: 'pump', cells: { model: 'A', size: '2 hp' } },
      { table: 'equipment', row: 'own-1', cells: { model: 'Cover' } },
    ],
    ticks: [],
  };
  const theirs: PlanSetChanges = {
    ...BASE,
    paper: 'letter',
    state: 'FL',
    notes: ['Theirs.'],
    edits: [
      { table: 'equipment', row: 'pump', cells: { model: 'B' } },
      { table: 'equipment', row: 'heater', cells: {}, removed: true },
    ],
    ticks: ['survey', 'soil'],
  };
  const { value, disputed } = join(BASE, { mine, theirs });
  expect(disputed).toEqual([]);
  expect(value).toEqual({
    ...BASE,
    title: mine.title,
    paper: 'letter',
    state: 'FL',
    notes: ['Theirs.'],
    edits: [
      { table: 'equipment', row: 'pump', cells: { model: 'B', size: '2 hp' } },
      { table: 'equipment', row: 'heater', cells: {}, removed: true },
      { table: 'equipment', row: 'own-1', cells: { model: 'Cover' } },
    ],
    ticks: ['soil'],
  });
});

test('the same place changed twice is a question, and the chosen side answers only that', () => {
  const mine = { ...BASE, title: { ...BASE.title, client: 'Mine' }, edits: [], released: true };
  const theirs: PlanSetChanges = {
    ...BASE,
    title: { ...BASE.title, client: 'Theirs', number: '2' },
    edits: [{ table: 'equipment', row: 'pump', cells: { model: 'B' } }],
  };
  const { disputed } = join(BASE, { mine, theirs });
  expect(disputed).toEqual([
    ['title', 'client'],
    ['cell', 'equipment', 'pump', 'model'],
  ]);
  const kept = join(BASE, { mine, theirs }, 'mine').value;
  expect([kept.title.client, kept.title.number, kept.edits, kept.released]).toEqual(['Mine', '2', [], true]);
  const taken = join(BASE, { mine, theirs }, 'theirs').value;
  expect([taken.title.client, taken.edits, taken.released]).toEqual(['Theirs', theirs.edits, true]);
});

test('an order that says nothing is no change', () => {
  const edits: RowEdit[] = [
    { table: 'a', row: '1', cells: { x: '1', y: '2' } },
    { table: 'b', row: '1', cells: {} },
  ];
  const turned: RowEdit[] = [
    { table: 'b', row: '1', cells: {} },
    { table: 'a', row: '1', cells: { y: '2', x: '1' } },
  ];
  expect(sameChanges({ ...BASE, edits }, { ...BASE, edits: turned })).toBe(true);
  expect(sameChanges({ ...BASE, edits }, { ...BASE, edits: [] })).toBe(false);
});

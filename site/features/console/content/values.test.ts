import { expect, test } from 'vitest';
import type { FieldSchema, Json } from './answers.ts';
import { blankEntry, inserted, moved, without } from './list-moves.ts';
import { entrySummary, numberFrom, trailOf, valueAt, withValueAt } from './values.ts';

const value: Json = { hours: { shown: '9 to 5' }, packages: [{ title: 'A' }, { title: 'B' }] };

test('a value changes at its path, and what is untouched stays the same object', () => {
  const next = withValueAt(value, 'packages.1.title', 'C');
  expect(valueAt(next, 'packages.1.title')).toBe('C');
  expect(valueAt(value, 'packages.1.title')).toBe('B');
  expect(valueAt(next, 'packages.0')).toBe(valueAt(value, 'packages.0'));
  expect(valueAt(next, 'hours')).toBe(valueAt(value, 'hours'));
  expect(withValueAt(value, 'packages.7.title', 'C')).toEqual(value);
});

test('a path is told in the words of its form', () => {
  const title: FieldSchema = { type: 'string', title: 'Title' };
  const day: FieldSchema = { type: 'string', title: 'Day', enum: ['Mo'], choices: { Mo: 'Monday' } };
  const entries = (entryTitle: string, field: FieldSchema): FieldSchema => ({
    type: 'array',
    title: 'List',
    entryTitle,
    items: { type: 'object', properties: { [entryTitle]: field } },
  });
  const schema: FieldSchema = {
    type: 'object',
    properties: { packages: entries('title', title), days: entries('day', day) },
  };
  const told = (path: string) =>
    trailOf(schema, { packages: [{ title: 'A' }, { title: '' }], days: [{ day: 'Mo' }] }, path);
  expect(told('packages.0.title')).toEqual(['List', 'A', 'Title']);
  expect(told('packages.1.title')).toEqual(['List', '2', 'Title']);
  expect(told('days.0')).toEqual(['List', 'Monday']);
});

test('an entry moves, goes and comes back to its place', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(inserted(without(['a', 'b', 'c'], 1), 1, 'b')).toEqual(['a', 'b', 'c']);
});

test('a new entry is what the schema says, else empty', () => {
  const items: FieldSchema = {
    type: 'object',
    properties: { title: { type: 'string' }, popular: { type: 'boolean' }, features: { type: 'array' } },
  };
  expect(blankEntry({ type: 'array', items })).toEqual({ title: '', popular: false, features: [] });
  expect(blankEntry({ type: 'array', items, blank: { title: 'x' } })).toEqual({ title: 'x' });
});

test('a price as people type it is a number, what is none stays as typed', () => {
  expect(numberFrom('$1,295')).toBe(1295);
  expect(numberFrom(' 12.5 ')).toBe(12.5);
  expect(numberFrom('12.')).toBe('12.');
  expect(numberFrom('free')).toBe('free');
  expect(numberFrom('')).toBe('');
});

test('a closed entry says in short what is in it', () => {
  const list: FieldSchema = {
    type: 'array',
    entryTitle: 'title',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', control: 'hidden' },
        title: { type: 'string' },
        price: { type: 'integer', control: 'money' },
        popular: { type: 'boolean' },
        day: { type: 'string', enum: ['Mo'], choices: { Mo: 'Monday' } },
        words: { type: 'string', control: 'text' },
        features: { type: 'array' },
        note: { type: 'string' },
      },
    },
  };
  const entry = {
    id: 'x',
    title: 'A',
    price: 1995,
    popular: true,
    day: 'Mo',
    words: 'Long.',
    features: ['f'],
    note: '',
  };
  expect(entrySummary(list, entry)).toBe('$1,995, Monday');
  expect(entrySummary(list, { title: 'A', words: 'Long.', day: '', price: '' })).toBe('Long.');
});

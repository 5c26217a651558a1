import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

const after = (from: string, days = 5) => addWorkingDays(new Date(from), days).toISOString();

test('five working days later is the same weekday a week later', () => {
  expect(after('2026-11-16T15:00:00.000Z')).toBe('2026-11-23T15:00:00.000Z');
  expect(after('2026-11-20T15:00:00.000Z')).toBe('2026-11-27T15:00:00.000Z');
});

test('from a weekend the count begins on Monday', () => {
  expect(after('2026-11-21T15:00:00.000Z')).toBe('2026-11-27T15:00:00.000Z');
  expect(after('2026-11-22T15:00:00.000Z', 1)).toBe('2026-11-23T15:00:00.000Z');
});

test('the day is the studio’s: late on its Friday it is Saturday elsewhere', () => {
  // 10 p.m. on Friday in New York.
  expect(after('2026-11-21T03:00:00.000Z', 1)).toBe('2026-11-24T03:00:00.000Z');
});

test('no days are no time', () => {
  expect(after('2026-11-16T15:00:00.000Z', 0)).toBe('2026-11-16T15:00:00.000Z');
});

import { expect, test } from 'vitest';
import { isLate, waitedSince } from './waited.ts';

const NOW = '2026-11-17T12:00:00.000Z';
const before = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();
const HOUR = 3_600_000;

test('a wait is told in the largest unit that says enough', () => {
  expect(waitedSince(before(10_000), NOW)).toEqual({ unit: 'minutes', count: 1 });
  expect(waitedSince(before(59 * 60_000), NOW)).toEqual({ unit: 'minutes', count: 59 });
  expect(waitedSince(before(47 * HOUR), NOW)).toEqual({ unit: 'hours', count: 47 });
  expect(waitedSince(before(50 * HOUR), NOW)).toEqual({ unit: 'days', count: 2 });
  // Two clocks may differ a little.
  expect(waitedSince(before(-5_000), NOW)).toEqual({ unit: 'minutes', count: 1 });
});

test('whoever waits for more than the promised day is late', () => {
  expect([isLate(before(23 * HOUR), NOW), isLate(before(25 * HOUR), NOW)]).toEqual([false, true]);
});

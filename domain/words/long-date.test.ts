import { expect, test } from 'vitest';
import { longDate, monthIn } from './long-date.ts';

test('a day reads as the American formatter writes it', () => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (const day of ['2026-11-05', '2025-01-31', '2024-02-29', '2026-12-01'])
    expect(longDate(day)).toBe(american.format(new Date(day)));
  expect(longDate('2026-11-05', 'es-US')).toBe('5 de noviembre de 2026');
});

test('a month has the name of the reader’s language', () => {
  expect([monthIn(11), monthIn(4, 'es-US')]).toEqual(['November', 'abril']);
});

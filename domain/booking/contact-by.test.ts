import { expect, test } from 'vitest';
import { contactBy } from './contact-by.ts';

test('who pays before a weekend or a holiday is contacted on the next day that the studio works', () => {
  const by = (paid: string) => contactBy(new Date(paid)).toISOString().slice(0, 10);
  expect(by('2026-11-17T15:00:00Z')).toBe('2026-11-18');
  expect(by('2026-11-20T15:00:00Z')).toBe('2026-11-23');
  expect(by('2026-11-21T15:00:00Z')).toBe('2026-11-23');
  // Thanksgiving is the 26th.
  expect(by('2026-11-25T15:00:00Z')).toBe('2026-11-27');
});

import { expect, test } from 'vitest';
import { addDays, daysFrom, shortDay, sundayOf, weekdayName, weekUrl } from './week.ts';

test('a week begins on its Sunday, over the ends of months, years and summer time', () => {
  expect(['2026-11-22', '2026-11-24', '2026-11-28'].map(sundayOf)).toEqual(Array(3).fill('2026-11-22'));
  expect(sundayOf('2027-01-01')).toBe('2026-12-27');
  expect(daysFrom('2026-03-08')).toEqual([
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
  ]);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect([weekdayName('2026-11-24'), shortDay('2026-11-24')]).toEqual(['Tuesday', 'Nov 24']);
  expect(weekUrl('2026-11-22')).toContain('from=2026-11-21T00');
});

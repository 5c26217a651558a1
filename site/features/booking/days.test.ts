import { expect, test } from 'vitest';
import { dayName, dayNear, freeDays, monthName, weeksOf } from './days.ts';

test('times stand on the day that the visitor sees, not on the studio’s', () => {
  const slots = ['2026-11-24T14:00:00Z', '2026-11-24T20:00:00Z', '2026-11-25T14:00:00Z'];
  const inSydney = freeDays(slots, 'Australia/Sydney');
  expect([...inSydney].map(([day, times]) => [day, ...times.map(({ label }) => label)])).toEqual([
    ['2026-11-25', '1:00 AM', '7:00 AM'],
    ['2026-11-26', '1:00 AM'],
  ]);
  const inDenver = freeDays(slots, 'America/Denver').get('2026-11-24');
  expect(inDenver?.map(({ label, part }) => `${label} ${part}`)).toEqual([
    '7:00 AM morning',
    '1:00 PM afternoon',
  ]);
});

test('an hour that comes twice in the night is told apart', () => {
  const slots = ['2027-04-03T14:30:00Z', '2027-04-03T15:30:00Z', '2027-04-03T16:30:00Z'];
  const [first, second, third] = freeDays(slots, 'Australia/Sydney').get('2027-04-04') ?? [];
  expect([first?.label, third?.label]).toEqual(['1:30 AM', '2:30 AM GMT+10']);
  expect(second?.label).toBe('2:30 AM GMT+11');
});

test('a month is laid out in weeks from Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 2]);
  expect(weeksOf('2027-02')[0]).toEqual([
    null,
    '2027-02-01',
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
    '2027-02-05',
    '2027-02-06',
  ]);
  expect([monthName('2026-11'), dayName('2026-11-24')]).toEqual(['November 2026', 'Tuesday, November 24']);
});

test('a day without free times leads to the next that has some, then to the last; a month to its first', () => {
  const days = freeDays(['2026-11-24T14:00:00Z', '2026-11-26T14:00:00Z', '2026-12-02T14:00:00Z'], 'UTC');
  const asked = ['', '2026-11-26', '2026-11-25', '2026-12', '2026-12-24'];
  expect(asked.map((wanted) => dayNear(days, wanted))).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-11-26',
    '2026-12-02',
    '2026-12-02',
  ]);
  expect(dayNear(new Map(), '2026-11-24')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { businessTime } from './business-time.ts';

const ZONE = 'America/New_York';

test('late in the evening it is still the same day, week and month where the business is', () => {
  // Sunday, 00:30 UTC on the first of the month is Saturday evening of the month before in New York.
  expect(businessTime(ZONE, new Date('2026-11-01T00:30:00Z'))).toEqual({
    today: '2026-10-31',
    day: '2026-10-31T04:00:00.000Z',
    nextDay: '2026-11-01T04:00:00.000Z',
    week: '2026-10-25T04:00:00.000Z',
    month: '2026-10-01T04:00:00.000Z',
  });
});

test('a day on which the clocks change has its own length', () => {
  const { day, nextDay } = businessTime(ZONE, new Date('2026-11-01T12:00:00Z'));
  expect(Date.parse(nextDay) - Date.parse(day)).toBe(25 * 3_600_000);
});

test('on a Sunday the week has just begun', () => {
  const { today, week, day } = businessTime(ZONE, new Date('2026-11-15T15:00:00Z'));
  expect([today, week]).toEqual(['2026-11-15', day]);
});

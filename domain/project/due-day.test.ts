import { afterEach, expect, test } from 'vitest';
import { dueDaysBetween, endOfDueDay, studioDay } from './due-day.ts';
import { dueDate, dueDay } from './studio-time.ts';

const here = process.env.TZ;
afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

test.each([
  'America/Los_Angeles',
  'America/New_York',
  'UTC',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
])('chosen and read in %s, a due day is the studio’s', (zone) => {
  process.env.TZ = zone;
  // In winter, in summer, and on the days when clocks are set forth and back.
  for (const [day, moment] of [
    ['2026-11-20', '2026-11-21T04:59:00.000Z'],
    ['2026-07-04', '2026-07-05T03:59:00.000Z'],
    ['2026-03-07', '2026-03-08T04:59:00.000Z'],
    ['2026-03-08', '2026-03-09T03:59:00.000Z'],
    ['2026-10-31', '2026-11-01T03:59:00.000Z'],
    ['2026-11-01', '2026-11-02T04:59:00.000Z'],
    ['2026-12-31', '2027-01-01T04:59:00.000Z'],
  ] as const) {
    expect(endOfDueDay(day)).toBe(moment);
    expect(studioDay(moment)).toBe(day);
  }
  const due = '2026-11-21T04:59:00.000Z';
  expect([dueDay(due), dueDate(due)]).toEqual(['Friday, November 20', 'Nov 20, 2026']);
  expect(dueDay(due, 'es-US')).toBe('viernes, 20 de noviembre');
});

test('what is no day is no due date', () => {
  for (const day of ['', 'soon', '2026-02-30', '2026-13-01', '2026-1-5']) expect(endOfDueDay(day)).toBeNull();
});

test('days are counted by the studio’s calendar, over a change of clocks too', () => {
  const evening = new Date('2026-11-01T02:00:00.000Z');
  expect(studioDay(evening)).toBe('2026-10-31');
  expect(dueDaysBetween(evening, new Date('2026-11-02T04:59:00.000Z'))).toBe(1);
  expect(dueDaysBetween(evening, new Date('2026-10-30T12:00:00.000Z'))).toBe(-1);
});

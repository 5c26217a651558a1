import { expect, test } from 'vitest';
import { hoursOn, outsideOf } from './day-hours.ts';

const RULES = {
  open: true,
  zone: 'America/New_York',
  minutes: 30,
  hours: [
    { days: ['Mo', 'Tu'] as const, opens: '09:00', closes: '12:00' },
    { days: ['Tu'] as const, opens: '13:00', closes: '23:30' },
  ].map((line) => ({ ...line, days: [...line.days] })),
  daysOff: [{ from: '2026-11-24', to: '2026-11-28' }],
  holidaysOff: false,
};

test('a day has the hours of its weekday', () => {
  const opens = (day: string) => hoursOn(RULES, day).map((line) => line.opens);
  expect(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map(opens)).toEqual([
    [],
    ['09:00'],
    ['09:00', '13:00'],
    [],
  ]);
});

test('a call outside the hours or on a day off is known, on the studio’s clock', () => {
  const at = (startsAt: string, endsAt: string) =>
    outsideOf(RULES, { startsAt: `2026-11-${startsAt}:00.000Z`, endsAt: `2026-11-${endsAt}:00.000Z` });
  expect(at('17T14:00', '17T14:30')).toBeUndefined();
  expect(at('17T16:30', '17T17:00')).toBeUndefined();
  // Into the pause at noon, at three in the morning, over midnight, on a Wednesday.
  expect(at('17T16:45', '17T17:15')).toBe('hours');
  expect(at('17T08:00', '17T08:30')).toBe('hours');
  expect(at('18T04:15', '18T05:15')).toBe('hours');
  expect(at('18T15:00', '18T15:30')).toBe('hours');
  // The evening before in New York.
  expect(at('24T04:00', '24T04:30')).toBe('hours');
  expect(at('24T15:00', '24T15:30')).toBe('dayOff');
  expect(at('29T04:30', '29T05:00')).toBe('dayOff');
});

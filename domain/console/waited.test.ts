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

const PROMISED = {
  replyHours: 2,
  contactHours: 24,
  zone: 'America/New_York',
  open: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '18:00' }] as const,
};

test('an inquiry is late once the office was open for the promised hours, and anything after the promised day', () => {
  const late = (kind: string, since: string, now: string) => isLate(PROMISED, { kind, since }, now);
  // A Tuesday, 9 AM in the studio.
  expect(late('inquiries', '2026-11-17T14:00Z', '2026-11-17T15:59Z')).toBe(false);
  expect(late('inquiries', '2026-11-17T14:00Z', '2026-11-17T16:01Z')).toBe(true);
  expect(late('orders', '2026-11-17T14:00Z', '2026-11-17T16:01Z')).toBe(false);
  expect(late('orders', '2026-11-16T14:00Z', '2026-11-17T14:01Z')).toBe(true);
  // Sent at 11 PM: the hours count from 8 AM on.
  expect(late('inquiries', '2026-11-17T04:00Z', '2026-11-17T14:59Z')).toBe(false);
  expect(late('inquiries', '2026-11-17T04:00Z', '2026-11-17T15:01Z')).toBe(true);
  // Of a Friday evening one hour is left, and a Saturday has none.
  expect(late('inquiries', '2026-11-20T22:00Z', '2026-11-21T16:00Z')).toBe(false);
  expect(late('inquiries', '2026-11-20T22:00Z', '2026-11-21T22:01Z')).toBe(true);
  expect(
    isLate({ ...PROMISED, open: [] }, { kind: 'inquiries', since: '2026-11-17T04:00Z' }, '2026-11-17T06:01Z'),
  ).toBe(true);
});

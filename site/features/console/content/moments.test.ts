import { expect, test } from 'vitest';
import { isoFromLocal, localFromIso, shortMoment } from './moments.ts';

const ZONE = 'America/New_York';

test('a moment is typed and told on the studio’s clock, whatever the browser’s', () => {
  expect(localFromIso(ZONE, '2026-11-24T20:00:00.000Z')).toBe('2026-11-24T15:00');
  expect(isoFromLocal(ZONE, '2026-11-24T15:00')).toBe('2026-11-24T20:00:00.000Z');
  expect([localFromIso(ZONE, ''), isoFromLocal(ZONE, ''), shortMoment(ZONE, '')]).toEqual(['', '', '']);
  // The hour that spring leaves out.
  expect(isoFromLocal(ZONE, '2027-03-14T02:30')).toBe('');
});

test('of today only the time is told', () => {
  const now = '2026-11-25T04:00:00.000Z';
  expect(shortMoment(ZONE, '2026-11-24T20:00:00.000Z', now)).toBe('3:00 PM');
  expect(shortMoment(ZONE, '2026-11-23T20:00:00.000Z', now)).toBe('Nov 23, 2026, 3:00 PM');
});

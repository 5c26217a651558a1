import { expect, test } from 'vitest';
import { LOCALES } from '#domain/site/languages.ts';
import {
  clockIn,
  dayIn,
  dayNameIn,
  hourIn,
  isZone,
  momentIn,
  momentOf,
  shortZone,
  timeIn,
  zoneName,
} from './local-time.ts';

test('a moment is written out as the clock and the calendar of a zone show it', () => {
  const moment = '2026-11-24T20:00:00.000Z';
  expect(momentIn('America/New_York', moment)).toBe('Tuesday, November 24, 3:00 PM Eastern Time');
  expect(momentIn('Australia/Sydney', moment)).toBe(
    'Wednesday, November 25, 7:00 AM Australian Eastern Time',
  );
  expect(momentIn('Asia/Kolkata', moment)).toBe('Wednesday, November 25, 1:30 AM India Standard Time');
  expect([dayIn('Australia/Sydney', moment), hourIn('Australia/Sydney', moment)]).toEqual(['2026-11-25', 7]);
  expect(dayNameIn('America/Los_Angeles', '2027-01-01T07:59:00Z')).toBe('Thursday, December 31');
  expect(dayIn('America/Los_Angeles', '2027-01-01T07:59:00Z')).toBe('2026-12-31');
  expect(hourIn('Europe/London', '2026-11-24T00:10:00Z')).toBe(0);
});

test('an hour that comes twice reads the same and has two short names; the zone keeps its own', () => {
  const [first, second] = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'];
  expect([clockIn('America/New_York', first), clockIn('America/New_York', second)]).toEqual([
    '1:30 AM',
    '1:30 AM',
  ]);
  expect([shortZone('America/New_York', first), shortZone('America/New_York', second)]).toEqual([
    'EDT',
    'EST',
  ]);
  expect(zoneName('America/New_York', first)).toBe(zoneName('America/New_York', second));
  expect([zoneName('UTC', first), zoneName('Etc/UTC', first)]).toEqual(['UTC', 'UTC']);
});

test('a zone is one that this machine knows', () => {
  expect([isZone('America/Phoenix'), isZone('Mars/Base'), isZone(''), isZone(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a reader of Spanish is told the same moment in Spanish', () => {
  expect(
    momentIn('America/New_York', '2026-11-24T20:00:00.000Z', LOCALES.es).replaceAll('\u00a0', ' '),
  ).toMatch(/^martes, 24 de noviembre, 3:00 p\. ?m\. hora /);
});

test('a day and a time of a zone lead back to their moment, whatever the clocks do; an hour left out to none', () => {
  for (const zone of [
    'America/New_York',
    'Australia/Sydney',
    'Europe/London',
    'Asia/Kolkata',
    'Pacific/Chatham',
  ])
    for (let hour = 0; hour < 24 * 400; hour += 31) {
      const moment = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString();
      const found = momentOf(zone, dayIn(zone, moment), timeIn(zone, moment)) ?? '';
      // Of an hour that comes twice either will do.
      expect([dayIn(zone, found), timeIn(zone, found)]).toEqual([dayIn(zone, moment), timeIn(zone, moment)]);
    }
  expect(momentOf('America/New_York', '2026-11-24', '15:00')).toBe('2026-11-24T20:00:00.000Z');
  expect(momentOf('America/New_York', '2026-03-08', '02:30')).toBeUndefined();
  expect(momentOf('America/New_York', '', '15:00')).toBeUndefined();
});

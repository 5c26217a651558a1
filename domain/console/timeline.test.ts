import { expect, test } from 'vitest';
import { byDay, distinctPeople, inOrder, type Moment, type RecentPerson } from './timeline.ts';

const moment = (id: string, kind: Moment['kind'], at: string): Moment => ({
  id,
  kind,
  at,
  values: {},
  words: '',
  place: '',
});

test('a story runs back from the newest, and cause stays below effect in one instant', () => {
  const told = inOrder([
    moment('1', 'inquiry', '2026-11-10T10:00:00.000Z'),
    moment('2', 'mail', '2026-11-12T10:00:00.000Z'),
    moment('3', 'paid', '2026-11-12T10:00:00.000Z'),
    moment('4', 'note', '2026-11-11T10:00:00.000Z'),
  ]);
  expect(told.map(({ kind }) => kind)).toEqual(['mail', 'paid', 'note', 'inquiry']);
});

test('days are those of the studio, not of Greenwich', () => {
  const days = byDay('America/New_York', [
    moment('1', 'mail', '2026-11-12T03:00:00.000Z'),
    moment('2', 'note', '2026-11-11T20:00:00.000Z'),
    moment('3', 'inquiry', '2026-11-11T04:00:00.000Z'),
  ]);
  expect(days.map(({ day, moments }) => [day, moments.length])).toEqual([
    ['2026-11-11', 2],
    ['2026-11-10', 1],
  ]);
});

test('a person is listed once, by what came last, under the name that is known', () => {
  const person = (email: string, name: string, at: string, kind: RecentPerson['kind']) => ({
    email,
    name,
    at,
    kind,
  });
  expect(
    distinctPeople(
      [
        person('Ann@example.com', 'Ann Lee', '2026-11-10', 'inquiries'),
        person('bob@example.com', '', '2026-11-11', 'estimates'),
        person('ann@example.com', '', '2026-11-12', 'estimates'),
      ],
      5,
    ),
  ).toEqual([
    person('ann@example.com', 'Ann Lee', '2026-11-12', 'estimates'),
    person('bob@example.com', '', '2026-11-11', 'estimates'),
  ]);
});

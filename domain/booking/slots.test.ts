import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/site/opening-times.ts';
import type { BookingRules } from './rules.ts';
import { freeSlots, offeredSlots, slotsNear } from './slots.ts';

const MINUTE = 60_000;
const STEP = 5 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const RULES: BookingRules = {
  open: true,
  zone: 'America/New_York',
  hours: [{ days: WEEKDAYS, opens: '09:00', closes: '12:00' }],
  daysOff: [],
  holidaysOff: false,
  minutes: 45,
  bufferMinutes: 15,
  noticeHours: 0,
  daysAhead: 3,
  ways: ['phone'],
  videoUrl: '',
};

// Changes of the clock in five zones: by an hour on either half of the earth, by half an hour, at midnight, and none at all.
const CHANGES: Record<string, string[]> = {
  'America/New_York': ['2026-03-08T07:00Z', '2026-11-01T06:00Z'],
  'Europe/Berlin': ['2027-03-28T01:00Z', '2026-10-25T01:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00Z', '2026-10-03T15:30Z'],
  'America/Santiago': ['2026-04-05T03:00Z', '2026-09-06T04:00Z'],
  'Asia/Kolkata': ['2026-03-08T07:00Z'],
};

const iso = (moment: number) => new Date(moment).toISOString();

// The oracle reads a clock step by step, by another library than the one that is tested. All times and changes are whole steps.
const clocks = new Map<string, Intl.DateTimeFormat>();
const readings = new Map<string, ReturnType<typeof readClock>>();
const readClock = (zone: string, moment: number) => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  const [date = '', time = ''] = clock.format(moment).split(', ');
  const day = date.split('/').reverse().join('-');
  const weekday = WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7];
  return { day, weekday, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
};
const clockAt = (zone: string, moment: number) => {
  const name = `${zone} ${moment}`;
  const reading = readings.get(name) ?? readClock(zone, moment);
  readings.set(name, reading);
  return reading;
};

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isOff = ({ daysOff }: BookingRules, day: string) =>
  daysOff.some(({ from, to }) => from <= day && day <= to);

/**
 * Walks through some days. Hours are open from when the clock first shows their beginning until it first shows
 * their end or more; from each time that their grid names, the whole call must be within them.
 */
const slowSlots = (rules: BookingRules, now: number): number[] => {
  const { zone, hours, minutes, bufferMinutes, noticeHours, daysAhead } = rules;
  const lastDay = iso(Date.parse(`${clockAt(zone, now).day}T00:00Z`) + daysAhead * DAY).slice(0, 10);
  const from = Math.floor(now / DAY) * DAY - 3 * DAY;
  const seen = new Set<string>();
  const opened = new Set<string>();
  const closed = new Set<string>();
  const openIn: Set<number>[] = [];
  const named: { at: number; index: number; day: string }[] = [];
  for (let at = from; at < now + (daysAhead + 2) * DAY; at += STEP) {
    const { day, weekday, minute } = clockAt(zone, at);
    hours.forEach(({ days, opens, closes }, index) => {
      if (!weekday || !days.includes(weekday) || isOff(rules, day)) return;
      openIn[index] ??= new Set();
      const name = `${day} ${index}`;
      if (minute >= minuteOf(opens)) opened.add(name);
      if (minute >= minuteOf(closes)) closed.add(name);
      if (!opened.has(name) || closed.has(name)) return;
      openIn[index].add(at);
      const isNew = minute >= minuteOf(opens) && !seen.has(`${name} ${minute}`);
      seen.add(`${name} ${minute}`);
      if (isNew && (minute - minuteOf(opens)) % (minutes + bufferMinutes) === 0)
        named.push({ at, index, day });
    });
  }
  let heldUntil = 0;
  return named.flatMap(({ at, index, day }) => {
    const every = Array.from({ length: (minutes * MINUTE) / STEP }, (_, step) => at + step * STEP);
    if (at < heldUntil || !every.every((one) => openIn[index]?.has(one))) return [];
    heldUntil = at + (minutes + bufferMinutes) * MINUTE;
    return at >= now + noticeHours * HOUR && at > now && day <= lastDay ? [at] : [];
  });
};

const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const hours = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 4, maxLength: 7 }),
    // Mostly by night, when clocks are changed.
    fc.uniqueArray(fc.oneof(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 26, max: 287 })), {
      minLength: 4,
      maxLength: 4,
    }),
  )
  .map(([days, steps]) => {
    const [first = 0, second = 0, third = 0, last = 0] = steps
      .toSorted((one, other) => one - other)
      .map((step) => step * 5);
    return [
      { days, opens: time(first), closes: time(second) },
      { days, opens: time(third), closes: time(last) },
    ];
  });

const anyRules = (zone: string, around: number) =>
  fc.record({
    open: fc.constant(true),
    zone: fc.constant(zone),
    hours,
    daysOff: fc
      .array(fc.tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: 1 })), { maxLength: 1 })
      .map((list) =>
        list.map(([from, length]) => ({
          from: iso(around + from * DAY).slice(0, 10),
          to: iso(around + (from + length) * DAY).slice(0, 10),
        })),
      ),
    holidaysOff: fc.constant(false),
    minutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
    bufferMinutes: fc.constantFrom(0, 5, 10, 15, 30),
    noticeHours: fc.integer({ min: 0, max: 30 }),
    daysAhead: fc.integer({ min: 1, max: 3 }),
    ways: fc.constant(['phone'] as const),
    videoUrl: fc.constant(''),
  });

describe.each(Object.keys(CHANGES))('in %s', (zone) => {
  const change = fc.constantFrom(...(CHANGES[zone] ?? [])).map((moment) => Date.parse(moment));
  const scene = change.chain((around) =>
    fc.tuple(
      anyRules(zone, around),
      fc.integer({ min: -2 * 24 * 60, max: 12 * 60 }).map((minutes) => around + minutes * MINUTE),
    ),
  );

  test('what is offered is what a slow look at the clock finds: within the hours, apart, with notice, on no day off', () => {
    fc.assert(
      fc.property(scene, ([rules, now]) => {
        expect(offeredSlots(rules, now).map(({ startsAt }) => iso(startsAt))).toEqual(
          slowSlots(rules, now).map(iso),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('what is free is neither booked nor too close to what is, and nothing else is left out', () => {
    fc.assert(
      fc.property(scene, fc.array(fc.integer({ min: -600, max: 3 * 24 * 60 })), ([rules, now], starts) => {
        const held = { length: (rules.minutes + rules.bufferMinutes) * MINUTE };
        const taken = starts
          .map((minutes) => now + minutes * MINUTE)
          .toSorted((one, other) => one - other)
          .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) >= held.length)
          .map((startsAt) => ({ startsAt, heldUntil: startsAt + held.length }));
        const offered = offeredSlots(rules, now);
        const clashes = (at: number) =>
          taken.some((one) => at < one.heldUntil && one.startsAt < at + held.length);
        expect(freeSlots(offered, taken)).toEqual(offered.filter(({ startsAt }) => !clashes(startsAt)));
      }),
      { numRuns: 40 },
    );
  });
});

const offeredAt = (rules: BookingRules, now: string) =>
  offeredSlots(rules, Date.parse(now)).map(({ startsAt }) => iso(startsAt));

test('nine in the morning is nine on the studio’s clock before and after a change', () => {
  const nine = { ...RULES, hours: [{ days: WEEKDAYS, opens: '09:00', closes: '10:00' }] };
  expect(offeredAt(nine, '2026-03-06T20:00Z')).toEqual([
    '2026-03-07T14:00:00.000Z',
    '2026-03-08T13:00:00.000Z',
    '2026-03-09T13:00:00.000Z',
  ]);
});

test('an hour that the clock skips is not offered, one that comes twice is offered once', () => {
  const night = {
    ...RULES,
    minutes: 30,
    bufferMinutes: 0,
    daysAhead: 0,
    hours: [{ days: WEEKDAYS, opens: '01:00', closes: '04:00' }],
  };
  expect(offeredAt(night, '2026-03-08T05:00Z').map((at) => at.slice(11, 16))).toEqual([
    ...['06:00', '06:30', '07:00', '07:30'],
  ]);
  expect(offeredAt(night, '2026-11-01T04:30Z').map((at) => at.slice(11, 16))).toEqual([
    ...['05:00', '05:30', '07:00', '07:30', '08:00', '08:30'],
  ]);
});

test('nothing is offered while calls are off', () => {
  expect(offeredSlots({ ...RULES, open: false }, Date.parse('2026-03-06T20:00Z'))).toEqual([]);
});

test('instead of a time that is gone, the next ones are told, and those before it where there are few', () => {
  const slots = offeredSlots(RULES, Date.parse('2026-03-02T05:00Z'));
  const near = (index: number, most: number) =>
    slotsNear(slots, slots[index]?.startsAt ?? 0, most).map((slot) => slots.indexOf(slot));
  expect(near(1, 3)).toEqual([1, 2, 3]);
  expect(near(slots.length - 1, 3)).toEqual([slots.length - 3, slots.length - 2, slots.length - 1]);
});

test('on Thanksgiving nothing is offered, unless the owner works then', () => {
  const before = Date.parse('2026-11-25T20:00Z');
  const daysWith = (holidaysOff: boolean) =>
    new Set(
      offeredSlots({ ...RULES, holidaysOff }, before).map(({ startsAt }) => iso(startsAt).slice(0, 10)),
    );
  expect([...daysWith(true)]).toEqual(['2026-11-27', '2026-11-28']);
  expect([...daysWith(false)]).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
});

import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS } from '#domain/site/opening-times.ts';
import { type BookingRules, isDayOff } from './rules.ts';

// When a call can begin. The studio's hours are meant on its wall clock, whatever a daylight-saving change does to it: a time
// that the clock skips is not offered, one that it shows twice is offered the first time, and a call ends before the hours do.
// Moments are milliseconds since 1970.

export interface Slot {
  startsAt: number;
  endsAt: number;
  /** Its end and what is kept free after it. */
  heldUntil: number;
}

type Held = Pick<Slot, 'startsAt' | 'heldUntil'>;

const MINUTE_MS = 60_000;

export const slotAt = ({ minutes, bufferMinutes }: BookingRules, startsAt: number): Slot => {
  const endsAt = startsAt + minutes * MINUTE_MS;
  return { startsAt, endsAt, heldUntil: endsAt + bufferMinutes * MINUTE_MS };
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A day's wall clock: the minute that it shows, as a moment. */
interface Clock {
  /** The first moment at which it shows this; nothing when it never does. */
  shows(minute: number): number | undefined;
  /** The first moment at which it shows this or, where it skips that, anything later. */
  reaches(minute: number): number;
}

const DAY_MS = 24 * 60 * MINUTE_MS;

const clockOf = (day: Temporal.PlainDate, zone: string): Clock => {
  const start = day.toZonedDateTime(zone).epochMilliseconds;
  const end = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const after = (minute: number) => start + minute * MINUTE_MS;
  return end - start === DAY_MS ? { shows: after, reaches: after } : changingClock(day, zone);
};

const changingClock = (day: Temporal.PlainDate, zone: string): Clock => {
  const wall = (minute: number) =>
    day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const first = (minute: number) => wall(minute).toZonedDateTime(zone, { disambiguation: 'earlier' });
  const shows = (minute: number) => {
    const moment = first(minute);
    return moment.toPlainDateTime().equals(wall(minute)) ? moment.epochMilliseconds : undefined;
  };
  const reaches = (minute: number) => {
    const skipped = first(minute).getTimeZoneTransition('next') ?? first(minute);
    return shows(minute) ?? skipped.epochMilliseconds;
  };
  return { shows, reaches };
};

/** Of one day of the studio's calendar, as the hours alone would have it. */
const slotsOfDay = (rules: BookingRules, day: Temporal.PlainDate): Slot[] => {
  if (isDayOff(rules, day.toString())) return [];
  const weekday = WEEKDAYS[day.dayOfWeek - 1];
  const today = rules.hours.filter(({ days }) => weekday && days.includes(weekday));
  if (today.length === 0) return [];
  const clock = clockOf(day, rules.zone);
  const step = rules.minutes + rules.bufferMinutes;
  const slots: Slot[] = [];
  for (const { opens, closes } of today) {
    const end = clock.reaches(minutesOf(closes));
    for (let at = minutesOf(opens); at < minutesOf(closes); at += step) {
      const startsAt = clock.shows(at);
      if (startsAt === undefined) continue;
      const slot = slotAt(rules, startsAt);
      if (slot.endsAt <= end) slots.push(slot);
    }
  }
  return slots.sort((one, other) => one.startsAt - other.startsAt);
};

/** Where the clock was set ahead, or hours follow each other closely, the next call would begin within the time kept free. */
const apart = (slots: readonly Slot[]): Slot[] => {
  const kept: Slot[] = [];
  for (const slot of slots) if (slot.startsAt >= (kept.at(-1)?.heldUntil ?? slot.startsAt)) kept.push(slot);
  return kept;
};

const dayOf = (moment: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();

const slotsBetween = (rules: BookingRules, first: Temporal.PlainDate, last: Temporal.PlainDate): Slot[] => {
  const slots: Slot[] = [];
  // What is kept free after a late call reaches into the next day.
  for (
    let day = first.subtract({ days: 1 });
    !(Temporal.PlainDate.compare(day, last) > 0);
    day = day.add({ days: 1 })
  )
    slots.push(...slotsOfDay(rules, day));
  return apart(slots);
};

const isInTime = ({ noticeHours }: BookingRules, now: number, { startsAt }: Slot) =>
  startsAt >= now + noticeHours * 60 * MINUTE_MS && startsAt > now;

/** Every call that the rules offer now, taken or not, in order. */
export const offeredSlots = (rules: BookingRules, now: number): Slot[] => {
  if (!rules.open) return [];
  const today = dayOf(now, rules.zone);
  const slots = slotsBetween(rules, today, today.add({ days: rules.daysAhead }));
  return slots.filter((slot) => isInTime(rules, now, slot));
};

const overlap = (one: Held, other: Held) => one.startsAt < other.heldUntil && other.startsAt < one.heldUntil;

/** What is left of them; `taken` is in order of its beginnings. */
export const freeSlots = (offered: readonly Slot[], taken: readonly Held[]): Slot[] => {
  let next = 0;
  return offered.filter((slot) => {
    while ((taken[next]?.heldUntil ?? slot.startsAt + 1) <= slot.startsAt) next += 1;
    const held = taken[next];
    return !held || !overlap(slot, held);
  });
};

/** What is left from a moment on and, where that is little, before it; in order. */
export const slotsNear = (free: readonly Slot[], moment: number, most: number): Slot[] => {
  const later = free.filter(({ startsAt }) => startsAt >= moment).slice(0, most);
  const before = free.filter(({ startsAt }) => startsAt < moment);
  return [...before.slice(before.length - Math.min(before.length, most - later.length)), ...later];
};

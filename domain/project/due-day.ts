import { STUDIO_ZONE } from './studio-time.ts';

// A due date is a day of the studio's calendar, wherever it is chosen or read: due until that day ends there.

const PARTS = new Intl.DateTimeFormat('en-US', {
  timeZone: STUDIO_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const partsOf = (moment: Date) => {
  const found = PARTS.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => found.find((one) => one.type === type)?.value ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
};

/** The day something is due, as a date field holds it: '2026-11-20'; in words it is `dueDay` of studio-time.ts. */
export const studioDay = (dueAt: string | Date): string => {
  const { year, month, day } = partsOf(new Date(dueAt));
  return `${year.padStart(4, '0')}-${month}-${day}`;
};

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What the studio's clock shows at a moment, as if it were in Greenwich. */
const clockAt = (moment: Date): number => {
  const { year, month, day, hour, minute } = partsOf(moment);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
};

/** What is due on a day has all of that day: its last minute in the studio. Nothing for what is no day. */
export const endOfDueDay = (day: string): string | null => {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const wanted = Date.UTC(Number(year), Number(month) - 1, Number(date), 23, 59);
  if (Number.isNaN(wanted)) return null;
  // Clocks change at night, long before the last minute of a day: the second look stands on the right side of it.
  const near = wanted + (wanted - clockAt(new Date(wanted)));
  const moment = new Date(near + (wanted - clockAt(new Date(near))));
  return studioDay(moment) === day ? moment.toISOString() : null;
};

const MIDNIGHT_TO_MIDNIGHT = 24 * 60 * 60_000;

/** How many days of the studio's calendar lie between two moments. */
export const dueDaysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(studioDay(to)) - Date.parse(studioDay(from))) / MIDNIGHT_TO_MIDNIGHT);

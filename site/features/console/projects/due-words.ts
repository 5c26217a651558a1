import { addWorkingDays } from '#domain/project/working-days.ts';
import { fill } from '#domain/words/fill.ts';
import type { ConsoleWords } from '../words.ts';

// A due date in the words of a colleague, by the calendar of whoever reads it.

type DueWords = ConsoleWords['PROJECT_DESK']['due'];

const DAY_MS = 24 * 60 * 60_000;
// Further away than this, the date itself says more than a number of days.
const COUNTED_DAYS = 60;

// Noon to noon: the hour that a clock is set back or forth makes no day longer.
const noonOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate(), 12).getTime();
const daysBetween = (now: Date, then: Date) => Math.round((noonOf(then) - noonOf(now)) / DAY_MS);

const late = (words: DueWords, days: number) =>
  days === 1 ? words.yesterday : fill(words.late, { count: days });

const ahead = (words: DueWords, days: number) => {
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : fill(words.ahead, { count: days });
};

export const dueWords = (words: DueWords, dueAt: string | null, now = new Date()): string => {
  if (!dueAt) return words.none;
  const then = new Date(dueAt);
  const days = daysBetween(now, then);
  if (days > COUNTED_DAYS)
    return fill(words.on, { date: then.toLocaleDateString(undefined, { dateStyle: 'medium' }) });
  if (days === 0 && then < now) return words.earlier;
  return days < 0 ? late(words, -days) : ahead(words, days);
};

const two = (number: number) => String(number).padStart(2, '0');

/** The day as a date field holds it. */
export const dayOf = (moment: string | null): string => {
  if (!moment) return '';
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** What is due on a day has all of that day. */
export const endOfDay = (day: string): string | null => {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date, 23, 59).toISOString();
};

/** The time a client gets to look at what was handed over, unless a colleague says otherwise. */
export const DAYS_TO_ANSWER = 5;

/** So many working days from now, as a date field holds it. */
export const workingDaysAhead = (count: number, now = new Date()): string =>
  dayOf(addWorkingDays(now, count).toISOString());

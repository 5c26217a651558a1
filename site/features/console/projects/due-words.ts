import { dueDaysBetween, studioDay } from '#domain/project/due-day.ts';
import { dueDate } from '#domain/project/studio-time.ts';
import { addWorkingDays } from '#domain/project/working-days.ts';
import { fill } from '#domain/words/fill.ts';
import type { ConsoleWords } from '../words.ts';

// A due date in the words of a colleague, by the studio's calendar.

type DueWords = ConsoleWords['PROJECT_DESK']['due'];

// Further away than this, the date itself says more than a number of days.
const COUNTED_DAYS = 60;

const late = (words: DueWords, days: number) =>
  days === 1 ? words.yesterday : fill(words.late, { count: days });

const ahead = (words: DueWords, days: number) => {
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : fill(words.ahead, { count: days });
};

export const dueWords = (words: DueWords, dueAt: string | null, now = new Date()): string => {
  if (!dueAt) return words.none;
  const then = new Date(dueAt);
  const days = dueDaysBetween(now, then);
  if (days > COUNTED_DAYS) return fill(words.on, { date: dueDate(dueAt) });
  if (days === 0 && then < now) return words.earlier;
  return days < 0 ? late(words, -days) : ahead(words, days);
};

/** The day as a date field holds it. */
export const dayOf = (dueAt: string | null): string => (dueAt ? studioDay(dueAt) : '');

/** The time a client gets to look at what was handed over, unless a colleague says otherwise. */
export const DAYS_TO_ANSWER = 5;

/** So many working days from now, as a date field holds it. */
export const workingDaysAhead = (count: number, now = new Date()): string =>
  studioDay(addWorkingDays(now, count));

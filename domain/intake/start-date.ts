import * as z from 'zod/mini';

// When digging may begin: from today on, within as many years as anybody plans ahead. Days are written YYYY-MM-DD.

const LATEST_YEARS = 5;

export const START_DATE_MESSAGES = {
  invalid: 'Please enter a valid date',
  past: 'Please choose today or a later date',
  far: `Please choose a date within the next ${LATEST_YEARS} years`,
} as const;

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The calendar's day where the clock hangs, which is not the day in Greenwich. */
export const localDay = (now: Date) => isoDay(now.getFullYear(), now.getMonth(), now.getDate());

/** The leeway is for whoever does not know the visitor's calendar: it is never more than a day off. */
export const startDates = (today: string, leewayDays = 0) => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return {
    min: isoDay(year, month - 1, day - leewayDays),
    max: isoDay(year + LATEST_YEARS, month - 1, day + leewayDays),
  };
};

const emptyOr = (fits: (day: string) => boolean) => (day: string) => day === '' || fits(day);
const isoDate = z.iso.date();
const isDay = (day: string) => z.safeParse(isoDate, day).success;

export const startDate = (allowed: () => { min: string; max: string }) =>
  z.optional(
    z.string(START_DATE_MESSAGES.invalid).check(
      z.refine(emptyOr(isDay), { error: START_DATE_MESSAGES.invalid, abort: true }),
      z.refine(
        emptyOr((day) => day >= allowed().min),
        START_DATE_MESSAGES.past,
      ),
      z.refine(
        emptyOr((day) => day <= allowed().max),
        START_DATE_MESSAGES.far,
      ),
    ),
  );

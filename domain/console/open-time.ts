import { dayIn, momentOf } from '#domain/booking/local-time.ts';
import { type OpeningTime, WEEKDAYS } from '#domain/site/opening-times.ts';

// How much of a stretch of time the office was open.

const DAY_MS = 86_400_000;
/** Whoever has waited longer is late by any promise. */
const MOST_DAYS = 14;

const weekdayOf = (day: string) => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];

const daysFrom = (zone: string, from: number, to: number): string[] => {
  const last = dayIn(zone, new Date(to).toISOString());
  const first = Date.parse(`${dayIn(zone, new Date(from).toISOString())}T00:00:00Z`);
  return Array.from({ length: MOST_DAYS }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  ).filter((day) => day <= last);
};

/** In milliseconds; every hour counts where no hours are told. */
export const openBetween = (
  zone: string,
  hours: readonly OpeningTime[],
  since: string,
  now: string,
): number => {
  const [from, to] = [Date.parse(since), Date.parse(now)];
  if (!hours.some(({ days }) => days.length > 0)) return Math.max(0, to - from);
  const parts = daysFrom(zone, from, to).flatMap((day) =>
    hours
      .filter(({ days }) => days.some((one) => one === weekdayOf(day)))
      .map(({ opens, closes }) => {
        const opened = Date.parse(momentOf(zone, day, opens) ?? '');
        const closed = Date.parse(momentOf(zone, day, closes) ?? '');
        return Math.max(0, Math.min(to, closed) - Math.max(from, opened)) || 0;
      }),
  );
  return parts.reduce((all, one) => all + one, 0);
};

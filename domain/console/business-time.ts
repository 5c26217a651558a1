import { dayIn, momentOf } from '#domain/booking/local-time.ts';

// Days, weeks and months as the business's own calendar has them. A week begins on Sunday, like that of the calls.

const DAY_MS = 86_400_000;
const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** The first moment of a day; where the clocks leave midnight out, the day begins an hour later. */
export const startOf = (zone: string, day: string): string =>
  momentOf(zone, day, '00:00') ?? momentOf(zone, day, '01:00') ?? `${day}T00:00:00.000Z`;

export interface BusinessTime {
  /** yyyy-mm-dd */
  today: string;
  day: string;
  nextDay: string;
  week: string;
  month: string;
}

/** Which day it is, and the moments at which it, the next one, the week and the month begin. */
export const businessTime = (zone: string, now: Date): BusinessTime => {
  const today = dayIn(zone, now.toISOString());
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return {
    today,
    day: startOf(zone, today),
    nextDay: startOf(zone, addDays(today, 1)),
    week: startOf(zone, addDays(today, -weekday)),
    month: startOf(zone, `${today.slice(0, 7)}-01`),
  };
};

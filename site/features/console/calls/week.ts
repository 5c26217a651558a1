import type { StaffBooking } from '#domain/booking/booking.ts';
import { dayIn } from '#domain/booking/local-time.ts';

// Weeks of the studio's calendar, from Sunday. A day is yyyy-mm-dd.

const DAY_MS = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number) =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10);

export const sundayOf = (day: string) => addDays(day, -new Date(startOf(day)).getUTCDay());

export const daysFrom = (sunday: string) => Array.from({ length: 7 }, (_, index) => addDays(sunday, index));

/** A day more on either side: whatever the zone, the week lies within. */
export const weekUrl = (sunday: string) => {
  const moment = (day: string) => `${day}T00:00:00.000Z`;
  const query = new URLSearchParams({
    from: moment(addDays(sunday, -1)),
    to: moment(addDays(sunday, 8)),
  });
  return `/api/staff/bookings?${query}`;
};

export const callsOn = (day: string, zone: string, calls: readonly StaffBooking[]) =>
  calls.filter(({ startsAt }) => dayIn(zone, startsAt) === day);

const say = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(startOf(day)));
};
/** "Tuesday" */
export const weekdayName = say({ weekday: 'long' });
/** "Nov 24" */
export const shortDay = say({ month: 'short', day: 'numeric' });

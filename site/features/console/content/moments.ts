import { clockIn, dayIn, momentOf, stampIn, timeIn } from '#domain/booking/local-time.ts';

// Moments on the studio's clock, as people write them, and as the server keeps them.

/** For an input of a date and a time; '' for none. */
export const localFromIso = (zone: string, iso: string): string =>
  iso === '' || Number.isNaN(Date.parse(iso)) ? '' : `${dayIn(zone, iso)}T${timeIn(zone, iso)}`;

/** '' also for an hour that the clocks leave out. */
export const isoFromLocal = (zone: string, local: string): string => {
  const [day = '', time = ''] = local.split('T');
  return momentOf(zone, day, time.slice(0, 5)) ?? '';
};

/** "12:03 PM" for today, "Nov 12, 2026, 12:03 PM" for another day. */
export const shortMoment = (zone: string, iso: string, now = new Date().toISOString()): string => {
  if (Number.isNaN(Date.parse(iso))) return '';
  return dayIn(zone, iso) === dayIn(zone, now) ? clockIn(zone, iso) : stampIn(zone, iso);
};

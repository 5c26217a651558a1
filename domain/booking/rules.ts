import type { OpeningTime } from '#domain/site/opening-times.ts';
import type { CallWay } from './booking.ts';
import { isHoliday } from './holidays.ts';

/** When the studio takes calls; the owner changes it in the console (content/documents/booking.ts). */
export interface BookingRules {
  /** Off: nothing is offered, and the page says how else to reach the studio. */
  open: boolean;
  /** The studio's zone: hours and days off are meant there. */
  zone: string;
  hours: readonly OpeningTime[];
  /** Days of the studio's calendar, yyyy-mm-dd, both included. */
  daysOff: readonly { from: string; to: string }[];
  /** The great American holidays are days off as well. */
  holidaysOff: boolean;
  minutes: number;
  /** Kept free after each call. */
  bufferMinutes: number;
  /** The earliest call begins so long from now. */
  noticeHours: number;
  /** How far ahead calls are offered. */
  daysAhead: number;
  ways: readonly CallWay[];
  /** Where video calls happen; '' leaves it to the studio to send a link. */
  videoUrl: string;
}

/** On a day of the studio's calendar, yyyy-mm-dd. */
export const isDayOff = (
  { daysOff, holidaysOff }: Pick<BookingRules, 'daysOff' | 'holidaysOff'>,
  day: string,
) => (holidaysOff && isHoliday(day)) || daysOff.some(({ from, to }) => from <= day && day <= to);

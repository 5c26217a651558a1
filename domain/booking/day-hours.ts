import { type OpeningTime, WEEKDAYS } from '#domain/site/opening-times.ts';
import type { CallRules } from './booking.ts';
import { dayIn, timeIn } from './local-time.ts';
import { isDayOff } from './rules.ts';

// What the rules say of a day of the studio's calendar, for a page: without the library for calendars.

export const hoursOn = ({ hours }: Pick<CallRules, 'hours'>, day: string): OpeningTime[] => {
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return hours.filter(({ days }) => weekday && days.includes(weekday));
};

/** Why the rules alone would not offer this call; nothing while they would. */
export const outsideOf = (
  rules: CallRules,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): 'dayOff' | 'hours' | undefined => {
  const day = dayIn(rules.zone, startsAt);
  if (isDayOff(rules, day)) return 'dayOff';
  const [begins, ends] = [timeIn(rules.zone, startsAt), timeIn(rules.zone, endsAt)];
  const within = hoursOn(rules, day).some(
    ({ opens, closes }) => opens <= begins && begins < ends && ends <= closes,
  );
  return within ? undefined : 'hours';
};

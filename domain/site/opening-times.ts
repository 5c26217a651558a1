export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** Both included, over the weekend where the second comes first. */
export const weekdaysBetween = (from: Weekday, to: Weekday): Weekday[] => {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  const wholeWeek = [...WEEKDAYS, ...WEEKDAYS];
  return wholeWeek.slice(first, (last < first ? last + WEEKDAYS.length : last) + 1);
};

/** Days with the same hours: `08:00` to `18:00`. */
export type OpeningTime = { days: readonly Weekday[]; opens: string; closes: string };

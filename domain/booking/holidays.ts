// The six days on which nearly every American firm is closed, by the calendar's own rules, so that nobody types them each year.

const MONDAY = 1;
const THURSDAY = 4;

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The day of that weekday which is the nth of its month. */
const nth = (year: number, month: number, weekday: number, count: number) => {
  const first = utc(year, month, 1).getUTCDay();
  return utc(year, month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7);
};

const lastMonday = (year: number, month: number) => {
  const last = utc(year, month + 1, 0);
  return utc(year, month, last.getUTCDate() - ((last.getUTCDay() - MONDAY + 7) % 7));
};

/** A fixed date on a weekend is kept on the nearest working day. */
const observed = (date: Date) => {
  const shift = { 0: 1, 6: -1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * 86_400_000);
};

const holidaysOf = (year: number): Date[] => [
  observed(utc(year, 1, 1)),
  lastMonday(year, 5),
  observed(utc(year, 7, 4)),
  nth(year, 9, MONDAY, 1),
  nth(year, 11, THURSDAY, 4),
  observed(utc(year, 12, 25)),
];

/** Of a day, yyyy-mm-dd. The next year counts too: its first day may be kept on the last of this one. */
export const isHoliday = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return [...holidaysOf(year), ...holidaysOf(year + 1)].some((holiday) => isoDay(holiday) === day);
};

const AMERICAN = 'en-US';

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 11 → "November". */
export const monthIn = (month: number, locale = AMERICAN): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1)),
  );

/** "2026-11-05" → "November 5, 2026", without waking the browser's own formatter (see grouped.ts). */
export function longDate(day: string, locale = AMERICAN): string {
  if (locale !== AMERICAN)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTH_NAMES[(month ?? 1) - 1]} ${date}, ${year}`;
}

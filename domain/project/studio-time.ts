import { LOCALES } from '#domain/site/languages.ts';

/** Days are the studio's: both sides read the same one, wherever they are. */
export const STUDIO_ZONE = 'America/New_York';

const say = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment: string, locale: string = LOCALES.en) => {
    const format =
      formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: STUDIO_ZONE });
    formats.set(locale, format);
    return format.format(new Date(moment));
  };
};

/** "Friday, November 20" */
export const dueDay = say({ weekday: 'long', month: 'long', day: 'numeric' });
/** "Nov 20, 2026" */
export const dueDate = say({ month: 'short', day: 'numeric', year: 'numeric' });
/** "November 20, 2026 at 3:05 PM EST" */
export const studioMoment = say({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: STUDIO_ZONE });
/** "2026-11-20" */
export const studioDay = (moment: Date): string => DAY.format(moment);

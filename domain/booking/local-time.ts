import { LOCALES } from '#domain/site/languages.ts';

// A moment as people in a zone read it off their clock and calendar. A day is yyyy-mm-dd of that zone.

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 200;

// Making a format is slow, and a page writes out hundreds of moments. The one made first goes first.
const formatFor = (zone: string, options: Intl.DateTimeFormatOptions, locale: string) => {
  const name = `${locale} ${zone} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  const [first] = formats.size >= MOST_FORMATS ? formats.keys() : [];
  if (first !== undefined) formats.delete(first);
  formats.set(name, format);
  return format;
};

// Some machines write a narrow space before AM and PM.
const say = (zone: string, moment: string, options: Intl.DateTimeFormatOptions, locale = LOCALES.en) =>
  formatFor(zone, options, locale).format(new Date(moment)).replaceAll('\u202f', ' ');

/** What a clock without a place is called by the machine. */
const NO_PLACE = /^GMT(\+00:00)?$/;

const zoneIn = (zone: string, moment: string, timeZoneName: 'longGeneric' | 'short', locale = LOCALES.en) =>
  formatFor(zone, { timeZoneName }, locale)
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** A zone's own spelling, whatever case it was written in; nothing when there is no such zone. */
export const canonicalZone = (zone: string | undefined): string | undefined => {
  if (!zone) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
    return timeZone === 'Etc/Unknown' ? undefined : timeZone;
  } catch {
    return undefined;
  }
};
export const isZone = (zone: string | undefined): zone is string => canonicalZone(zone) !== undefined;

/** "2026-11-24" */
export const dayIn = (zone: string, moment: string) => {
  const [month, day, year] = say(zone, moment, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).split('/');
  return `${year}-${month}-${day}`;
};
/** "3:00 PM" */
export const clockIn = (zone: string, moment: string, locale?: string) =>
  say(zone, moment, { hour: 'numeric', minute: '2-digit' }, locale);
/** 0 to 23 */
export const hourIn = (zone: string, moment: string) =>
  Number(say(zone, moment, { hour: 'numeric', hourCycle: 'h23' }));
/** "Tuesday, November 24" */
export const dayNameIn = (zone: string, moment: string, locale?: string) =>
  say(zone, moment, { weekday: 'long', month: 'long', day: 'numeric' }, locale);
/** "Eastern Time" */
export const zoneName = (zone: string, moment: string, locale?: string) =>
  zoneIn(zone, moment, 'longGeneric', locale).replace(NO_PLACE, 'UTC');
/** "EST": tells apart the two times of an hour that comes twice. */
export const shortZone = (zone: string, moment: string) => zoneIn(zone, moment, 'short');
/** "Nov 24, 2026, 3:00 PM" */
export const stampIn = (zone: string, moment: string) =>
  say(zone, moment, { dateStyle: 'medium', timeStyle: 'short' });
/** "Tuesday, November 24, 3:00 PM Eastern Time" */
export const momentIn = (zone: string, moment: string, locale?: string) =>
  `${dayNameIn(zone, moment, locale)}, ${clockIn(zone, moment, locale)} ${zoneName(zone, moment, locale)}`;

/** "15:00", as a field for a time holds it. */
export const timeIn = (zone: string, moment: string) =>
  say(zone, moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const asIfUtc = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);

/** The moment at which a zone's clock shows a day and a time; nothing when it never does (an hour left out in spring). */
export const momentOf = (zone: string, day: string, time: string): string | undefined => {
  const wanted = asIfUtc(day, time);
  if (Number.isNaN(wanted)) return undefined;
  let moment = wanted;
  // The second look counts: the first may stand on the other side of a change of the clocks.
  for (let look = 0; look < 2; look++) {
    const here = new Date(moment).toISOString();
    moment = wanted - (asIfUtc(dayIn(zone, here), timeIn(zone, here)) - moment);
  }
  const found = new Date(moment).toISOString();
  return dayIn(zone, found) === day && timeIn(zone, found) === time ? found : undefined;
};

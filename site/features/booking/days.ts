import { clockIn, dayIn, hourIn, shortZone } from '#domain/booking/local-time.ts';
import { pageLocale } from '#site/language.ts';

// Free times laid out on a calendar of the visitor's zone. Days are yyyy-mm-dd, months yyyy-mm.

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export type FreeTime = { startsAt: string; label: string; part: PartOfDay };
export type FreeDays = ReadonlyMap<string, readonly FreeTime[]>;

const NOON = 12;
const EVENING = 17;
const partOf = (hour: number): PartOfDay =>
  hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';

// Where an hour comes twice in a night, its times need the zone's short name to be told apart.
const named = (zone: string, times: readonly FreeTime[]): FreeTime[] =>
  times.map((time) => {
    const isDouble = times.filter(({ label }) => label === time.label).length > 1;
    return isDouble ? { ...time, label: `${time.label} ${shortZone(zone, time.startsAt)}` } : time;
  });

export const freeDays = (slots: readonly string[], zone: string): FreeDays => {
  const days = new Map<string, FreeTime[]>();
  for (const startsAt of slots) {
    const day = dayIn(zone, startsAt);
    const time = {
      startsAt,
      label: clockIn(zone, startsAt, pageLocale()),
      part: partOf(hourIn(zone, startsAt)),
    };
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return new Map([...days].map(([day, times]) => [day, named(zone, times)]));
};

/** The day itself when it has free times, else the next one that has, else the last; of a month, its first. */
export const dayNear = (days: FreeDays, wanted: string): string | undefined => {
  const free = [...days.keys()];
  return free.find((day) => day >= wanted) ?? free.at(-1);
};

export const monthOf = (day: string) => day.slice(0, 7);

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const ofMonth = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`;

/** The days of a month in weeks from Sunday; null where a week holds a day of another month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const first = asDate(ofMonth(month, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells: (string | null)[] = Array.from({ length: first.getUTCDay() }, () => null);
  for (let day = 1; day <= length; day++) cells.push(ofMonth(month, day));
  const weeks: (string | null)[][] = [];
  for (let at = 0; at < cells.length; at += 7) weeks.push(cells.slice(at, at + 7));
  return weeks;
};

const say = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: string) => {
    format ??= new Intl.DateTimeFormat(pageLocale(), { ...options, timeZone: 'UTC' });
    return format.format(asDate(day));
  };
};
/** "Tuesday, November 24" */
export const dayName = say({ weekday: 'long', month: 'long', day: 'numeric' });
const monthAndYear = say({ month: 'long', year: 'numeric' });
/** "November 2026" */
export const monthName = (month: string) => monthAndYear(ofMonth(month, 1));

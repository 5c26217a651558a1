import { isDaylightSaving, type SunPlace, type SunPosition } from '#domain/sun/sun-position.ts';
import { clockHour, sunnyTimes } from '#domain/sun/sunny-hours.ts';
import { fill } from '#domain/words/fill.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { tell } from '#site/language.ts';
import type { ConfiguratorWords } from './words.ts';

export type SunWords = ConfiguratorWords['SUN'];
export type SunSpot = keyof SunWords['spots'];

export const monthName = (month: number): string => tell(MONTH_NAMES[month - 1] ?? '');
export const hourName = (hour: number): string => tell(clockHour(hour));

/** "Your shelf has sun from 10 AM to 4 PM in July." */
export function saySun(words: SunWords, spot: SunSpot, shares: readonly number[], month: number): string {
  const times = sunnyTimes(shares)
    .map(({ from, to }) => fill(words.span, { from: hourName(from), to: hourName(to) }))
    .join(words.and);
  return fill(times ? words.sunny : words.shady, {
    spot: words.spots[spot],
    times,
    month: monthName(month),
  });
}

/** "10 AM to 4 PM", for a row of a table. */
export const sayTimes = (words: SunWords, shares: readonly number[]): string =>
  sunnyTimes(shares)
    .map(({ from, to }) => fill(words.range, { from: hourName(from), to: hourName(to) }))
    .join(words.and) || words.none;

/** "4 PM, sun 52° high in the west" */
export function sayStand(words: SunWords, hour: number, { elevationDeg, azimuthDeg }: SunPosition): string {
  if (elevationDeg <= 0) return fill(words.below, { hour: hourName(hour) });
  return fill(words.stands, {
    hour: hourName(hour),
    height: Math.round(elevationDeg),
    direction: words.directions[Math.round(azimuthDeg / 45) % words.directions.length] ?? '',
  });
}

export function sayClock(words: SunWords, place: SunPlace & { city: string }, month: number): string {
  const { savesDaylight } = place;
  const city = tell(place.city);
  if (!savesDaylight) return fill(words.clockNever, { city });
  const sentence = isDaylightSaving(place, month) ? words.clockSaving : words.clockStandard;
  return fill(sentence, { city, month: monthName(month) });
}

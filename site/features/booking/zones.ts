import { isZone, momentIn, zoneName } from '#domain/booking/local-time.ts';
import { pageLocale } from '#site/language.ts';

// Where most visitors are; their own zone is added when it is none of these.
const COMMON_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Europe/London',
  'Europe/Paris',
  'Australia/Perth',
  'Australia/Brisbane',
  'Australia/Sydney',
];

/** This device's, unless it tells none that means anything. */
export const ownZone = (otherwise: string): string => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : otherwise;
};

/** In the page's language. */
export const momentHere = (zone: string, moment: string) => momentIn(zone, moment, pageLocale());

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export const zoneOptions = (own: string, names: Readonly<Record<string, string>>) => {
  const now = new Date().toISOString();
  const zones = COMMON_ZONES.includes(own) ? COMMON_ZONES : [own, ...COMMON_ZONES];
  const named = (zone: string) => {
    const [name, city] = [zoneName(zone, now, pageLocale()), cityOf(zone)];
    return name === city ? name : `${name} (${city})`;
  };
  return zones.map((zone) => ({ value: zone, label: names[zone] ?? named(zone) }));
};

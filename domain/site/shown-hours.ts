const NAMES_A_ZONE = /\b[ACEHMP][DS]?T\b|\btime\b/i;

/** "ET" */
const shortName = (zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Opening hours with the zone they are meant in, unless they name one themselves. */
export const shownHours = (hours: string, zone: string): string =>
  NAMES_A_ZONE.test(hours) ? hours : `${hours}\u00a0${shortName(zone)}`;

// A moment as people in a zone read it off their clock and calendar. A day is yyyy-mm-dd of that zone.

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format is slow, and a page writes out hundreds of moments.
const formatFor = (zone: string, options: Intl.DateTimeFormatOptions) => {
  const name = `${zone} ${JSON.stringify(options)}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formats.set(name, format);
  return format;
};

// Some machines write a narrow space before AM and PM.
const say = (zone: string, moment: string, options: Intl.DateTimeFormatOptions) =>
  formatFor(zone, options).format(new Date(moment)).replaceAll('\u202f', ' ');

const partOf = (zone: string, moment: string, type: 'timeZoneName', options: Intl.DateTimeFormatOptions) =>
  formatFor(zone, options)
    .formatToParts(new Date(moment))
    .find((part) => part.type === type)?.value ?? zone;

export const isZone = (zone: string | undefined): zone is string => {
  if (!zone) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== 'Etc/Unknown';
  } catch {
    return false;
  }
};

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
export const clockIn = (zone: string, moment: string) =>
  say(zone, moment, { hour: 'numeric', minute: '2-digit' });
/** 0 to 23 */
export const hourIn = (zone: string, moment: string) =>
  Number(say(zone, moment, { hour: 'numeric', hourCycle: 'h23' }));
/** "Tuesday, November 24" */
export const dayNameIn = (zone: string, moment: string) =>
  say(zone, moment, { weekday: 'long', month: 'long', day: 'numeric' });
/** "Eastern Time" */
export const zoneName = (zone: string, moment: string) =>
  partOf(zone, moment, 'timeZoneName', { timeZoneName: 'longGeneric' });
/** "EST": tells apart the two times of an hour that comes twice. */
export const shortZone = (zone: string, moment: string) =>
  partOf(zone, moment, 'timeZoneName', { timeZoneName: 'short' });
/** "Tuesday, November 24, 3:00 PM Eastern Time" */
export const momentIn = (zone: string, moment: string) =>
  `${dayNameIn(zone, moment)}, ${clockIn(zone, moment)} ${zoneName(zone, moment)}`;

// Moments as people in one place write them, and as the server keeps them.

const two = (number: number) => String(number).padStart(2, '0');

/** For an input of a date and a time, in the time of this browser; '' for none. */
export const localFromIso = (iso: string): string => {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

export const isoFromLocal = (local: string): string => {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

/** "Eastern Standard Time", as the reader's own browser calls it. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "12:03" for today, "Nov 12, 12:03" for another day. */
export const shortMoment = (iso: string): string => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const today = date.toDateString() === new Date().toDateString();
  return today
    ? date.toLocaleTimeString(undefined, { timeStyle: 'short' })
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

// How long somebody has waited, as one would say it.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Waited = { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Whole units of the largest that fits; what has just come has waited a minute. */
export const waitedSince = (since: string, now: string): Waited => {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since));
  if (waited >= 2 * DAY) return { unit: 'days', count: Math.floor(waited / DAY) };
  if (waited >= HOUR) return { unit: 'hours', count: Math.floor(waited / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(waited / MINUTE)) };
};

/** We promise an answer within a day. */
export const isLate = (since: string, now: string) => Date.parse(now) - Date.parse(since) > DAY;

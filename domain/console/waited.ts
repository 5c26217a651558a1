import type { OpeningTime } from '#domain/site/opening-times.ts';
import { openBetween } from './open-time.ts';

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

/** What visitors are told: a first reply within hours of the office being open, to whatever else within some hours. */
export interface Promised {
  replyHours: number;
  contactHours: number;
  zone: string;
  open: readonly OpeningTime[];
}

/** Only whoever wrote to us was promised a first reply; everybody hears from us within a day. */
export const isLate = (
  { replyHours, contactHours, zone, open }: Promised,
  { kind, since }: { kind: string; since: string },
  now: string,
): boolean =>
  Date.parse(now) - Date.parse(since) > contactHours * HOUR ||
  (kind === 'inquiries' && openBetween(zone, open, since, now) > replyHours * HOUR);

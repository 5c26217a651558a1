import { STUDIO_ZONE } from './studio-time.ts';

// "In five working days": the same hour, so many days from Monday to Friday later, by the studio's calendar.

/** How long the studio has to answer a round or an approval. */
export const STUDIO_ANSWERS_IN = 5;
/** And the client, to look at what was handed over, unless staff name a day. */
export const CLIENT_ANSWERS_IN = 5;

const DAY_MS = 24 * 60 * 60_000;
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: STUDIO_ZONE });

const isWeekend = (on: Date) => ['Sat', 'Sun'].includes(WEEKDAY.format(on));

export const addWorkingDays = (from: Date, days: number): Date => {
  let on = from;
  for (let left = days; left > 0; ) {
    on = new Date(on.getTime() + DAY_MS);
    if (!isWeekend(on)) left -= 1;
  }
  return on;
};

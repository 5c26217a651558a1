import { pageLocale } from '#site/language.ts';

// As a reader of the page says a day aloud; the visitor's own time zone decides which day it is. What is due or proves something is told
// in the studio's (domain/project/studio-time.ts).

const say = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
  new Intl.DateTimeFormat(pageLocale(), options).format(new Date(moment));

/** "May 8, 2026" */
export const day = say({ month: 'long', day: 'numeric', year: 'numeric' });
/** "May 8" */
export const shortDay = say({ month: 'short', day: 'numeric' });
/** "10:42 AM" */
export const clock = say({ hour: 'numeric', minute: '2-digit' });

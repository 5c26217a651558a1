// Editorial rule: search engines get the same hours twice, in both of schema.org's ways to say them.
import { type OpeningTime, WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#domain/site/opening-times.ts';

const inOrder = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => days.includes(day));

/** Days that follow each other: `Mo-Fr`; others are listed: `Mo-We,Sa`. */
const daysInShort = (days: readonly Weekday[]): string => {
  const runs: Weekday[][] = [];
  for (const day of inOrder(days)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows = last !== undefined && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last) + 1;
    if (run && follows) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(',');
};

const open = (times: readonly OpeningTime[]) => times.filter(({ days }) => days.length > 0);

export const openingHours = (times: readonly OpeningTime[]): string[] =>
  open(times).map(({ days, opens, closes }) => `${daysInShort(days)} ${opens}-${closes}`);

export const openingHoursSpecification = (times: readonly OpeningTime[]) =>
  open(times).map(({ days, opens, closes }) => {
    const [day, ...more] = inOrder(days).map((short) => WEEKDAY_NAMES[short]);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: more.length > 0 ? [day, ...more] : day,
      opens,
      closes,
    };
  });

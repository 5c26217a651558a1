import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import type { ConsoleWords } from '../words.ts';

// How counts are told. A share of few says nothing: below this, a change is a number only.
const WORTH_A_SHARE = 10;

/** Nothing where it would mislead: without visits, or more than there were visits. */
export const shareOf = (part: number, whole: number): string | undefined => {
  if (whole === 0 || part > whole) return undefined;
  const percent = (part / whole) * 100;
  if (part > 0 && percent < 0.1) return '<0.1%';
  return percent < 10 && percent > 0 ? `${Number(percent.toFixed(1))}%` : `${Math.round(percent)}%`;
};

export const changeWords = (
  { change: words }: ConsoleWords['VISITORS'],
  now: number,
  before: number,
): string => {
  if (now === before) return words.same;
  const change = fill(now > before ? words.more : words.fewer, { count: grouped(Math.abs(now - before)) });
  const percent = before < WORTH_A_SHARE ? 0 : Math.round((now / before - 1) * 100);
  if (percent === 0) return change;
  return fill(words.withShare, { change, share: `${percent > 0 ? '+' : '−'}${grouped(Math.abs(percent))}%` });
};

/** "2026-11-05" → "Nov 5" */
export const shortDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${MONTH_NAMES[(month ?? 1) - 1]?.slice(0, 3)} ${date}`;
};

import { estimatedRange } from '#domain/design/hand-off.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarDifference, dollars } from '#domain/words/money.ts';
import type { DesignComparison } from '#studio/compare/compare-designs.ts';
import type { CompareWords } from './words.ts';

// A comparison in figures.

type Figure = { label: string; difference: string; detail: string };

/** The middle of the price as one signed figure, what of it is the ground's, then weeks and gallons; each with what it was and is. */
export function sayFigures(words: CompareWords, { before, after }: DesignComparison): Figure[] {
  const price = Math.round((after.low + after.high - before.low - before.high) / 2);
  const range = ({ low, high }: typeof before) => estimatedRange({ totalLow: low, totalHigh: high });
  const more = (sentence: CompareWords['weeksMore'] | CompareWords['gallonsMore'], by: number) =>
    by === 0
      ? words.noChange
      : counted(sentence, Math.abs(by), { sign: by > 0 ? '+' : '−', count: grouped(Math.abs(by)) });
  const money = (by: number) => (by === 0 ? words.noChange : dollarDifference(by));
  const ground: Figure = {
    label: words.siteWork.label,
    difference: money(after.siteWork - before.siteWork),
    detail:
      before.siteWork === after.siteWork
        ? dollars(after.siteWork)
        : fill(words.priceDetail, { from: dollars(before.siteWork), to: dollars(after.siteWork) }),
  };
  return [
    {
      label: words.price,
      difference: money(price),
      detail:
        range(before) === range(after)
          ? range(after)
          : fill(words.priceDetail, { from: range(before), to: range(after) }),
    },
    ...(before.siteWork > 0 || after.siteWork > 0 ? [ground] : []),
    {
      label: words.weeks,
      difference: more(words.weeksMore, after.weeks - before.weeks),
      detail: fill(before.weeks === after.weeks ? words.weeksSame : words.weeksDetail, {
        from: before.weeks,
        to: after.weeks,
      }),
    },
    {
      label: words.water,
      difference: more(words.gallonsMore, after.gallons - before.gallons),
      detail: fill(before.gallons === after.gallons ? words.gallonsSame : words.gallonsDetail, {
        from: grouped(before.gallons),
        to: grouped(after.gallons),
      }),
    },
  ];
}

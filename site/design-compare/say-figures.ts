import { estimatedRange } from '#domain/design/hand-off.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarDifference } from '#domain/words/money.ts';
import type { DesignComparison } from '#studio/compare/compare-designs.ts';
import type { CompareWords } from './words.ts';

// A comparison in figures.

type Figure = { label: string; difference: string; detail: string };

/** The middle of the price as one signed figure, then weeks and gallons; each with what it was and is. */
export function sayFigures(words: CompareWords, { before, after }: DesignComparison): Figure[] {
  const price = Math.round((after.low + after.high - before.low - before.high) / 2);
  const range = ({ low, high }: typeof before) => estimatedRange({ totalLow: low, totalHigh: high });
  const more = (sentence: CompareWords['weeksMore'] | CompareWords['gallonsMore'], by: number) =>
    by === 0
      ? words.noChange
      : counted(sentence, Math.abs(by), { sign: by > 0 ? '+' : '−', count: grouped(Math.abs(by)) });
  return [
    {
      label: words.price,
      difference: price === 0 ? words.noChange : dollarDifference(price),
      detail:
        range(before) === range(after)
          ? range(after)
          : fill(words.priceDetail, { from: range(before), to: range(after) }),
    },
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

import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { type Counted, counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarDifference, dollarRange, dollars } from '#domain/words/money.ts';
import { ENGLISH_READER, type Reader, saidTo } from '#domain/words/reader.ts';
import type { Design } from './design.ts';
import { FEATURES, type Feature } from './features.ts';
import { builtMaterial } from './material.ts';
import type { QuantityEstimate, QuantityItem, QuantityLine, QuantityUnit } from './quantity-estimate.ts';

// The estimate by quantities in words, the same on pages and on paper.

type CauseKind =
  | 'wider'
  | 'narrower'
  | 'deeper'
  | 'shallower'
  | 'longer'
  | 'sizeWord'
  | 'count'
  | 'length'
  | 'beyond'
  | 'style'
  | 'classes';
/** Why the two estimates differ; `amount` is what it adds to the one by quantities over the other. */
export type Cause = { kind: CauseKind; values: Record<string, string | number>; amount: number };
export type Difference = { percent: number; causes: readonly Cause[] };

export type QuantityWords = {
  items: Readonly<Record<Exclude<QuantityItem, Feature>, string>>;
  units: Readonly<Record<QuantityUnit, Counted>>;
  more: string;
  less: string;
  causes: Readonly<Record<CauseKind, string>>;
};

type SaidLine = { label: string; quantity: string; price: string };
export type SaidQuantities = { range: string; lines: SaidLine[]; why: string | null };

const featureOf = (item: QuantityItem): Feature | undefined => FEATURES.find((feature) => feature === item);

export function sayQuantities(
  words: QuantityWords,
  design: Design,
  { totalLow, totalHigh, lines }: QuantityEstimate,
  difference: Difference | null,
  reader: Reader = ENGLISH_READER,
): SaidQuantities {
  return {
    range: dollarRange({ low: totalLow, high: totalHigh }),
    lines: lines.map((line) => sayLine(words, design, line, reader)),
    why: difference && sayDifference(words, difference, reader),
  };
}

const isWork = (item: QuantityItem): item is Exclude<QuantityItem, Feature> => featureOf(item) === undefined;

const sayLine = (
  words: QuantityWords,
  design: Design,
  { item, quantity, unit, amount }: QuantityLine,
  { say }: Reader,
) => ({
  label: isWork(item)
    ? fill(words.items[item], {
        deck: say(design.deck),
        material: say(labelOf(POOL_MATERIALS, builtMaterial(design))),
      })
    : say(item),
  quantity: counted(words.units[unit], quantity, { count: grouped(quantity) }),
  price: dollars(amount),
});

const sayDifference = (words: QuantityWords, { percent, causes }: Difference, reader: Reader): string =>
  fill(percent > 0 ? words.more : words.less, {
    percent: Math.abs(Math.round(percent)),
    causes: causes
      .map(({ kind, values, amount }) =>
        fill(words.causes[kind], {
          ...saidTo(reader, values),
          amount: reader.say(dollarDifference(Math.round(amount / 100) * 100)),
        }),
      )
      .join('; '),
  });

import type { Prices } from '#domain/estimate/prices.ts';
import { type Site, withoutNotes } from '#domain/plot/site.ts';
import { type Counted, counted, fill, type Values } from '#domain/words/fill.ts';
import { ENGLISH_READER, type Reader, saidTo } from '#domain/words/reader.ts';
import { COUNTED, countIn } from './counts.ts';
import type { Design } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { fireOf } from './fire.ts';
import { wishedMaterial } from './material.ts';

// What differs between two designs, each difference a sentence of the content with its values.

// Of things that are counted, and of outlines that may be the style's own.
const COUNTS = ['count', 'nowCounted', 'uncounted'] as const;
const SHAPES = ['shape', 'namedShape', 'ownShape'] as const;
const CHOICES = ['deck', 'finish', 'house', 'houseSide', 'setting', 'hour'] as const;
const MEASURES = ['lengthFt', 'widthFt', 'deepFt', 'shallowFt'] as const;

type Sentence =
  | 'added'
  | 'leftOut'
  | 'style'
  | 'size'
  | 'noSize'
  | 'forChildren'
  | 'notForChildren'
  | 'onPlot'
  | 'offPlot'
  | 'otherPlot'
  | 'movedOnPlot'
  | 'turnedOnPlot'
  | 'levelOnPlot'
  | 'balancedOnPlot'
  | 'fire'
  | 'material'
  | (typeof COUNTS)[number]
  | (typeof SHAPES)[number]
  | (typeof CHOICES)[number]
  | (typeof MEASURES)[number];
export type ChangeWords = Record<Sentence, string> & {
  values: Readonly<Record<string, string>>;
  things: Readonly<Record<string, Counted>>;
};
export type Difference = { sentence: Sentence; values: Values };

export const sayDifference = (
  words: ChangeWords,
  { sentence, values }: Difference,
  reader: Reader = ENGLISH_READER,
): string =>
  fill(words[sentence], {
    ...saidTo(reader, values),
    ...('choice' in values ? { choice: words.values[values.choice] ?? reader.say(`${values.choice}`) } : {}),
    ...('feature' in values && 'to' in values ? { things: thingsOf(words, values, reader) } : {}),
  });

function thingsOf({ things }: ChangeWords, { feature = '', to }: Values, { say }: Reader): string {
  const named = things[feature];
  return named ? counted(named, Number(to)) : `${to} × ${say(`${feature}`)}`;
}

export function differencesBetween(before: Design, after: Design): Difference[] {
  const found: Difference[] = [];
  const tell = (sentence: Sentence, values: Values = {}) => found.push({ sentence, values });
  for (const feature of after.features) if (!before.features.includes(feature)) tell('added', { feature });
  for (const feature of before.features) if (!after.features.includes(feature)) tell('leftOut', { feature });
  if (before.style !== after.style) tell('style', { from: before.style, to: after.style });
  found.push(...shapeDifference(before, after), ...countDifferences(before, after));
  if (before.size !== after.size) {
    if (after.size) tell('size', { size: after.size });
    else tell('noSize');
  }
  for (const field of MEASURES)
    if (before[field] !== after[field]) tell(field, { from: before[field], to: after[field] });
  if (before.childFriendly !== after.childFriendly)
    tell(after.childFriendly ? 'forChildren' : 'notForChildren');
  for (const field of CHOICES) if (before[field] !== after[field]) tell(field, { choice: after[field] });
  if (wishedMaterial(before) !== wishedMaterial(after)) tell('material', { choice: wishedMaterial(after) });
  return [...found, ...siteDifferences(before.site, after.site)];
}

function shapeDifference({ shape: from }: Design, { shape: to }: Design): Difference[] {
  if (from === to) return [];
  if (from && to) return [{ sentence: 'shape', values: { from, to } }];
  return [
    to ? { sentence: 'namedShape', values: { to } } : { sentence: 'ownShape', values: { from: from ?? '' } },
  ];
}

function countDifferences(before: Design, after: Design): Difference[] {
  const found = COUNTED.filter((feature) => after.features.includes(feature)).flatMap(
    (feature): Difference[] => {
      const [from, to] = [countIn(before, feature), countIn(after, feature)];
      if (from === to) return [];
      if (to === null)
        return before.features.includes(feature) ? [{ sentence: 'uncounted', values: { feature } }] : [];
      return [
        from === null
          ? { sentence: 'nowCounted', values: { feature, to } }
          : { sentence: 'count', values: { feature, from, to } },
      ];
    },
  );
  const fire = [before, after].every(({ features }) => features.includes('Fire Feature'));
  if (fire && before.fire !== after.fire && fireOf(before) !== fireOf(after))
    found.push({ sentence: 'fire', values: { choice: fireOf(after) } });
  return found;
}

const LEAST_MOVE_FT = 0.1;

// What is written on a plot changes nothing that is built.
function siteDifferences(before: Site | undefined, after: Site | undefined): Difference[] {
  if (!before || !after) {
    if (!before && !after) return [];
    return [{ sentence: after ? 'onPlot' : 'offPlot', values: {} }];
  }
  const found: Difference[] = [];
  const [from, to] = [before.place, after.place];
  const feet = Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 10) / 10;
  if (feet >= LEAST_MOVE_FT) found.push({ sentence: 'movedOnPlot', values: { feet } });
  const turned = Math.round((((to.turnDeg - from.turnDeg + 540) % 360) - 180) * 10) / 10;
  if (turned !== 0) found.push({ sentence: 'turnedOnPlot', values: { degrees: Math.abs(turned) } });
  if (from.levelFt !== to.levelFt)
    found.push(
      to.levelFt === null
        ? { sentence: 'balancedOnPlot', values: {} }
        : { sentence: 'levelOnPlot', values: { feet: to.levelFt } },
    );
  if (JSON.stringify(withoutNotes(before.plot)) !== JSON.stringify(withoutNotes(after.plot)))
    found.push({ sentence: 'otherPlot', values: {} });
  return found;
}

/** What one change did to the price, with the part of it that is the ground's, and to the time. */
export type Change = {
  low: number;
  high: number;
  weeks: number;
  siteWork: number;
  differences: Difference[];
};

export function changeBetween(prices: Prices, before: Design, after: Design): Change {
  const was = estimateDesign(prices, before);
  const is = estimateDesign(prices, after);
  return {
    low: is.totalLow - was.totalLow,
    high: is.totalHigh - was.totalHigh,
    weeks: is.timelineWeeks - was.timelineWeeks,
    siteWork: (is.lineItems.siteWork ?? 0) - (was.lineItems.siteWork ?? 0),
    differences: differencesBetween(before, after),
  };
}

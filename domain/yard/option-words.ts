// One option in words: the same on the page and in the mail.

import { HOUSE_SIDES } from '#domain/design/design.ts';
import {
  labelOf,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  type PoolType,
} from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarRange, dollars } from '#domain/words/money.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';
import { tenth } from '#domain/words/tenth.ts';
import { type OptimizationForm, PRIORITIES, type YardPriority } from './optimization-form.ts';
import type { OptionKind, YardOption, YardPlan } from './optimizer.ts';
import { COMFORTABLE_LAP_FT, PRIORITY_RULES } from './priorities.ts';
import { STANDARD_POOL } from './standard-recommendation.ts';

type Fact = 'water' | 'shallow' | 'open' | 'volume' | 'depth' | 'lane' | 'size' | 'includes' | 'cost';

type NameWords = { TYPE_NAMES: Record<PoolType, string>; COMPUTED: { name: string } };
type FactWords = {
  COMPUTED: Record<'area' | 'areaShare' | 'lane' | 'depths' | 'volume', string> & {
    facts: Record<Fact, string>;
  };
};

export const nameOf = ({ TYPE_NAMES, COMPUTED }: NameWords, { type, lengthFt, widthFt }: YardOption) =>
  fill(COMPUTED.name, { type: TYPE_NAMES[type], length: lengthFt, width: widthFt });

/** Why an option is among them; the best one names what it is best for. */
export const optionName = (
  names: Record<OptionKind, string>,
  kind: OptionKind,
  priority: YardPriority,
  { say }: Reader = ENGLISH_READER,
) => fill(names[kind], { priority: say(labelOf(PRIORITIES, priority)).toLowerCase() });

/** What the visitor answered, for whoever reads the result next. */
export const answersOf = (
  sentence: string,
  { yardLength, yardWidth, priority, budget }: OptimizationForm,
  { say }: Reader = ENGLISH_READER,
) =>
  fill(sentence, {
    length: yardLength,
    width: yardWidth,
    priority: say(labelOf(PRIORITIES, priority)),
    budget: dollars(budget),
  });

/** What an option's price is for. */
export const includesOf = ({ material, features }: YardOption, { say }: Reader = ENGLISH_READER) =>
  [say(labelOf(POOL_MATERIALS, material)), ...features.map((feature) => say(labelOf(POOL_FEATURES, feature)))]
    .join(', ')
    .toLowerCase();

export const budgetWords = (
  words: { budget: Record<YardOption['budget'], string> },
  option: YardOption,
  budget: number,
) => fill(words.budget[option.budget], { amount: dollars(option.overBy), budget: dollars(budget) });

export function factsOf(
  { COMPUTED }: FactWords,
  option: YardOption,
  reader: Reader = ENGLISH_READER,
): [string, string][] {
  const { facts, area } = COMPUTED;
  const includes = includesOf(option, reader);
  const rows: [string, string | null][] = [
    [facts.cost, dollarRange(option.cost)],
    [facts.includes, `${includes.charAt(0).toUpperCase()}${includes.slice(1)}`],
    [facts.size, reader.say(labelOf(POOL_SIZES, option.size))],
    [facts.water, fill(area, { area: grouped(option.waterArea) })],
    [facts.shallow, option.shallowArea > 0 ? fill(area, { area: grouped(option.shallowArea) }) : null],
    [facts.lane, option.type === 'lap' ? fill(COMPUTED.lane, { feet: option.lengthFt }) : null],
    [
      facts.open,
      fill(COMPUTED.areaShare, {
        area: grouped(option.openGround),
        percent: Math.round(option.deckShare * 100),
      }),
    ],
    [facts.depth, fill(COMPUTED.depths, { ...option.depths, average: tenth(option.averageDepthFt) })],
    [facts.volume, fill(COMPUTED.volume, { gallons: grouped(Math.round(option.gallons / 100) * 100) })],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
}

export const shortLane = (sentence: string, option: YardOption) =>
  option.type === 'lap' && option.lengthFt < COMFORTABLE_LAP_FT
    ? fill(sentence, { feet: COMFORTABLE_LAP_FT })
    : null;

const distancesOf = ({ plot: { yard } }: YardPlan, { placement: { pool } }: YardOption) => ({
  north: pool.y,
  east: yard.length - pool.x - pool.length,
  south: yard.width - pool.y - pool.width,
  west: pool.x,
});

export const fromHouseWords = (sentence: string, plan: YardPlan, option: YardOption) =>
  fill(sentence, { feet: tenth(distancesOf(plan, option)[plan.plot.houseSide]) });

// The drawing in words, for those who cannot see it: how far the water lies from the house and each boundary.
export function placeWords(
  words: { fromHouse: string; distance: string },
  plan: YardPlan,
  option: YardOption,
  { say }: Reader = ENGLISH_READER,
): string {
  const distances = distancesOf(plan, option);
  return HOUSE_SIDES.map((side) =>
    side === plan.plot.houseSide
      ? fromHouseWords(words.fromHouse, plan, option)
      : fill(words.distance, { feet: tenth(distances[side]), side: say(side) }),
  ).join(', ');
}

type StandardFitWords = {
  fits: string;
  along: string;
  across: string;
  wish: { met: string; missed: string };
};

/** Whether the example's pool would do here, too, measured by what the visitor asked for. */
export function standardFitWords(
  words: StandardFitWords,
  { pool, openShare }: NonNullable<YardPlan['standardFit']>,
  priority: YardPriority,
): string {
  const percent = (share: number) => Math.round(share * 100);
  const { deckShare } = PRIORITY_RULES[priority];
  const fits = fill(words.fits, {
    place: pool.length === STANDARD_POOL.lengthFt ? words.along : words.across,
    open: percent(openShare),
  });
  const wish = openShare >= deckShare ? words.wish.met : words.wish.missed;
  return `${fits} ${fill(wish, { least: percent(deckShare) })}`;
}

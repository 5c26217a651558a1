// One option in words: the same on the page and in the mail.
import { HOUSE_SIDES } from '#domain/design/design.ts';
import { labelOf, POOL_FEATURES, POOL_SIZES, type PoolType } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarRange, dollars } from '#domain/words/money.ts';
import { type OptimizationForm, PRIORITIES } from './optimization-form.ts';
import type { YardOption, YardPlan } from './optimizer.ts';
import { COMFORTABLE_LAP_FT } from './priorities.ts';

type Fact = 'water' | 'shallow' | 'open' | 'volume' | 'depth' | 'lane' | 'size' | 'includes' | 'cost';

type NameWords = { TYPE_NAMES: Record<PoolType, string>; COMPUTED: { name: string } };
type FactWords = {
  COMPUTED: Record<'area' | 'areaShare' | 'lane' | 'depths' | 'volume' | 'shellOnly', string> & {
    facts: Record<Fact, string>;
  };
};

export const nameOf = ({ TYPE_NAMES, COMPUTED }: NameWords, { type, lengthFt, widthFt }: YardOption) =>
  fill(COMPUTED.name, { type: TYPE_NAMES[type], length: lengthFt, width: widthFt });

/** What the visitor answered, for whoever reads the result next. */
export const answersOf = (sentence: string, { yardLength, yardWidth, priority, budget }: OptimizationForm) =>
  fill(sentence, {
    length: yardLength,
    width: yardWidth,
    priority: labelOf(PRIORITIES, priority),
    budget: dollars(budget),
  });

export const budgetWords = (
  sentences: Record<YardOption['budget'], string>,
  option: YardOption,
  budget: number,
) => fill(sentences[option.budget], { amount: dollars(option.overBy), budget: dollars(budget) });

export function factsOf({ COMPUTED }: FactWords, option: YardOption): [string, string][] {
  const { facts, area } = COMPUTED;
  const extras = option.features.map((feature) => labelOf(POOL_FEATURES, feature).toLowerCase());
  const rows: [string, string | null][] = [
    [facts.cost, dollarRange(option.cost)],
    [facts.includes, extras.length > 0 ? extras.join(', ') : COMPUTED.shellOnly],
    [facts.size, labelOf(POOL_SIZES, option.size)],
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
    [facts.depth, fill(COMPUTED.depths, option.depths)],
    [facts.volume, fill(COMPUTED.volume, { gallons: grouped(option.gallons) })],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
}

export const shortLane = (sentence: string, option: YardOption) =>
  option.type === 'lap' && option.lengthFt < COMFORTABLE_LAP_FT
    ? fill(sentence, { feet: COMFORTABLE_LAP_FT })
    : null;

// The drawing in words, for those who cannot see it: how far the water lies from the house and each boundary.
export function placeWords(
  words: { fromHouse: string; distance: string },
  { plot: { yard, houseSide } }: YardPlan,
  { placement: { pool } }: YardOption,
): string {
  const distances = {
    north: pool.y,
    east: yard.length - pool.x - pool.length,
    south: yard.width - pool.y - pool.width,
    west: pool.x,
  };
  return HOUSE_SIDES.map((side) => {
    const feet = Math.round(distances[side] * 10) / 10;
    return fill(side === houseSide ? words.fromHouse : words.distance, { feet, side });
  }).join(', ');
}

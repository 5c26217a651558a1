import { grouped } from '#domain/words/grouped.ts';
// One option in words: the same on the page and in the mail.

import { HOUSE_SIDES } from '#domain/design/design.ts';
import { dollarRange, dollars } from '#domain/estimate/dollars.ts';
import { labelOf, POOL_FEATURES, POOL_SIZES } from '#domain/estimate/options.ts';
import { type OptimizationForm, PRIORITIES } from '#domain/yard/optimization-form.ts';
import type { YardOption, YardPlan } from '#domain/yard/optimizer.ts';
import { COMFORTABLE_LAP_FT } from '#domain/yard/priorities.ts';
import { COMPUTED, DRAWING, TYPE_NAMES } from './yard.ts';

const number = (value: number) => grouped(value);

export const nameOf = ({ type, lengthFt, widthFt }: YardOption) =>
  `${TYPE_NAMES[type]}, ${lengthFt} × ${widthFt} ft`;

/** What the visitor answered, for whoever reads the result next. */
export const answersOf = ({ yardLength, yardWidth, priority, budget }: OptimizationForm) =>
  `My yard: ${yardLength} × ${yardWidth} ft. Priority: ${labelOf(PRIORITIES, priority)}. My budget: ${dollars(budget)}.`;

export function budgetWords(option: YardOption, budget: number): string {
  if (option.budget === 'over') return COMPUTED.budget.over(dollars(option.overBy), dollars(budget));
  return COMPUTED.budget[option.budget](dollars(budget));
}

export function factsOf(option: YardOption): [string, string][] {
  const { facts } = COMPUTED;
  const extras = option.features.map((feature) => labelOf(POOL_FEATURES, feature).toLowerCase());
  const rows: [string, string | null][] = [
    [facts.cost, dollarRange(option.cost)],
    [facts.includes, extras.length > 0 ? extras.join(', ') : COMPUTED.shellOnly],
    [facts.size, labelOf(POOL_SIZES, option.size)],
    [facts.water, `${number(option.waterArea)} ${COMPUTED.squareFeet}`],
    [facts.shallow, option.shallowArea > 0 ? `${number(option.shallowArea)} ${COMPUTED.squareFeet}` : null],
    [facts.lane, option.type === 'lap' ? `${option.lengthFt} ft` : null],
    [
      facts.open,
      `${number(option.openGround)} ${COMPUTED.squareFeet} (${Math.round(option.deckShare * 100)}%)`,
    ],
    [facts.depth, `${option.depths.shallow} to ${option.depths.deep} ft`],
    [facts.volume, `${number(option.gallons)} ${COMPUTED.gallons}`],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
}

export const shortLane = (option: YardOption) =>
  option.type === 'lap' && option.lengthFt < COMFORTABLE_LAP_FT
    ? COMPUTED.shortLane(COMFORTABLE_LAP_FT)
    : null;

// The drawing in words, for those who cannot see it: how far the water lies from the house and each boundary.
export function placeWords({ plot }: YardPlan, { placement: { pool } }: YardOption): string {
  const { yard, houseSide } = plot;
  const distances = {
    north: pool.y,
    east: yard.length - pool.x - pool.length,
    south: yard.width - pool.y - pool.width,
    west: pool.x,
  };
  return HOUSE_SIDES.map((side) => {
    const feet = String(Math.round(distances[side] * 10) / 10);
    return side === houseSide ? DRAWING.fromHouse(feet) : DRAWING.distance(feet, side);
  }).join(', ');
}

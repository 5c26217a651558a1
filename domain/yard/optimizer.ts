import type { PoolFeature, PoolMaterial, PoolSize, PoolType } from '#domain/estimate/options.ts';
import { sizeOfLength } from '#domain/estimate/pool-size.ts';
import type { CalculatorPrices } from '#domain/estimate/prices.ts';
import { contractorRange, type Range } from '#domain/estimate/pricing.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import type { OptimizationForm } from './optimization-form.ts';
import { openGround, type Placement, type Plot, placeEitherWay, plotOf } from './placement.ts';
import { ANY_POOL, FILL, POOL_LENGTHS, PRIORITY_RULES, type PriorityRule } from './priorities.ts';
import { areaOf } from './rectangle.ts';
import { type Access, accessFor, materialFor, type SitePlan } from './site-plan.ts';
import { STANDARD_POOL } from './standard-recommendation.ts';

export const OPTION_KINDS = ['best', 'largest-within-budget', 'largest', 'longest-lane'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export type BudgetVerdict = 'within' | 'tight' | 'over';

export type YardOption = {
  kind: OptionKind;
  type: PoolType;
  material: PoolMaterial;
  size: PoolSize;
  features: readonly PoolFeature[];
  lengthFt: number;
  widthFt: number;
  depths: { shallow: number; deep: number };
  averageDepthFt: number;
  placement: Placement;
  waterArea: number;
  shallowArea: number;
  openGround: number;
  deckShare: number;
  gallons: number;
  cost: Range;
  budget: BudgetVerdict;
  overBy: number;
};

export type YardPlan = {
  plot: Plot;
  /** The example's pool in this yard, with the ground it would leave open. */
  standardFit: (Placement & { openShare: number }) | null;
  access: Access;
  options: YardOption[];
  // The priority's wish for open ground could not be met in this yard, so it was set aside.
  deckShareMissed: boolean;
};

/** Where a range stands beside a budget. */
export const verdictOf = ({ low, high }: Range, budget: number): BudgetVerdict =>
  low > budget ? 'over' : high > budget ? 'tight' : 'within';

type Size = { lengthFt: number; widthFt: number; placement: Placement };
type Bounds = Pick<PriorityRule, 'widths' | 'proportion'>;

function sizesThatFit(plot: Plot, { widths, proportion }: Bounds): Size[] {
  const sizes: Size[] = [];
  for (let widthFt = widths.min; widthFt <= widths.max; widthFt += 1)
    for (let lengthFt = POOL_LENGTHS.min; lengthFt <= POOL_LENGTHS.max; lengthFt += 1) {
      if (lengthFt < widthFt * proportion.min || lengthFt > widthFt * proportion.max) continue;
      const placement = placeEitherWay(plot, lengthFt, widthFt);
      if (placement) sizes.push({ lengthFt, widthFt, placement });
    }
  return sizes;
}

function describe(
  kind: OptionKind,
  size: Size,
  rule: Pick<PriorityRule, 'type' | 'features' | 'depths' | 'shallowShare'>,
  plot: Plot,
  { prices, budget, wished }: { prices: CalculatorPrices; budget: number; wished: PoolMaterial },
): YardOption {
  const { type, features, depths } = rule;
  const calculator = sizeOfLength(size.lengthFt);
  const material = materialFor(wished, size.lengthFt, size.widthFt);
  const cost = contractorRange(prices, { size: calculator, type, material, features });
  const waterArea = size.lengthFt * size.widthFt * FILL[type];
  const open = openGround(plot, size.placement.pool);
  // As deep as it says: the shallow part is level, the rest slopes from there to the deep end.
  const sloped = (depths.shallow + depths.deep) / 2;
  const averageDepthFt = rule.shallowShare * depths.shallow + (1 - rule.shallowShare) * sloped;
  return {
    kind,
    type,
    material,
    size: calculator,
    features,
    lengthFt: size.lengthFt,
    widthFt: size.widthFt,
    depths,
    averageDepthFt,
    placement: size.placement,
    waterArea: Math.round(waterArea),
    shallowArea: Math.round(waterArea * rule.shallowShare),
    openGround: Math.round(open),
    deckShare: plot.buildable ? open / areaOf(plot.buildable) : 0,
    gallons: Math.round(waterArea * averageDepthFt * GALLONS_PER_CUBIC_FOOT),
    cost,
    budget: verdictOf(cost, budget),
    overBy: Math.max(0, cost.low - budget),
  };
}

function largestBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
    undefined,
  );
}

const sameSize = (a: YardOption, b: YardOption) =>
  a.type === b.type && a.lengthFt === b.lengthFt && a.widthFt === b.widthFt;

export function planYard(prices: CalculatorPrices, form: OptimizationForm, plan: SitePlan): YardPlan {
  const plot = plotOf(form.yardLength, form.yardWidth, plan);
  const rule = PRIORITY_RULES[form.priority];
  const money = { prices, budget: form.budget, wished: plan.material };
  const aim = (option: YardOption) =>
    rule.goal === 'length'
      ? option.lengthFt * 1000 + option.widthFt
      : option.waterArea * 1000 + option.lengthFt;

  const wished = sizesThatFit(plot, rule).map((size) => describe('best', size, rule, plot, money));
  const roomy = wished.filter((option) => option.deckShare >= rule.deckShare);
  const fitting = roomy.length > 0 ? roomy : wished;
  // A foot more of width is not worth another material; a longer lane is what a swimmer asked for.
  const asWished = fitting.filter(({ material }) => rule.goal === 'length' || material === plan.material);
  const candidates = asWished.length > 0 ? asWished : fitting;
  const affordable = candidates.filter((option) => option.budget !== 'over');
  // Nothing in the budget: the cheapest that fits, the larger of equals, and the page says what is missing.
  const best =
    largestBy(affordable, aim) ?? largestBy(candidates, (option) => -option.cost.low * 1e6 + aim(option));

  // With the same extras as the best, so that their prices compare.
  const { features } = rule;
  const plain = {
    type: 'rectangular',
    features,
    depths: { shallow: 3.5, deep: 6 },
    shallowShare: 0.35,
  } as const;
  const rectangles = sizesThatFit(plot, ANY_POOL.area).map((size) =>
    describe('largest', size, plain, plot, money),
  );
  const byArea = (option: YardOption) => option.waterArea * 1000 + option.lengthFt;
  const withinBudget = largestBy(
    rectangles.filter((option) => option.budget === 'within'),
    byArea,
  );
  const lane = { ...plain, type: 'lap', depths: { shallow: 4, deep: 4.5 }, shallowShare: 0 } as const;
  const lanes = sizesThatFit(plot, ANY_POOL.length).map((size) =>
    describe('longest-lane', size, lane, plot, money),
  );

  const found: (YardOption | undefined)[] = [
    best,
    withinBudget && { ...withinBudget, kind: 'largest-within-budget' },
    largestBy(rectangles, byArea),
    largestBy(lanes, (option) => option.lengthFt * 1000 + option.widthFt),
  ];
  const options = found.filter((option) => option !== undefined);
  return {
    plot,
    standardFit: standardFitOf(plot),
    access: accessFor(plan.accessWidth),
    options: options.filter(
      (option, at) => !options.slice(0, at).some((earlier) => sameSize(earlier, option)),
    ),
    deckShareMissed: roomy.length === 0 && wished.length > 0,
  };
}

function standardFitOf(plot: Plot): YardPlan['standardFit'] {
  const placement = placeEitherWay(plot, STANDARD_POOL.lengthFt, STANDARD_POOL.widthFt);
  if (!placement || !plot.buildable) return null;
  return { ...placement, openShare: openGround(plot, placement.pool) / areaOf(plot.buildable) };
}

export function optionOf(plan: YardPlan, kind: OptionKind): YardOption | undefined {
  return plan.options.find((option) => option.kind === kind);
}

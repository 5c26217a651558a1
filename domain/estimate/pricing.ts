import {
  type PoolFeature,
  type PoolMaterial,
  type PoolType,
  type SizeChoice,
  UNSURE_FROM_TO,
  UNSURE_SIZE,
} from './options.ts';
import type { CalculatorPrices } from './prices.ts';

const CONTRACTOR_HIGH_FACTOR = 1.3;
const OWNER_BUILDER_SHARE = 0.5;

// What the price depends on; a choice not yet made adds nothing.
export type PricedChoices = {
  size?: SizeChoice | '';
  type?: PoolType | '';
  material?: PoolMaterial | '';
  features?: readonly PoolFeature[];
};

export type Range = { low: number; high: number };

/** A size that is not settled is priced from the smallest to the largest it may become. */
export function sizePrices(prices: CalculatorPrices, size: SizeChoice): Range {
  if (size !== UNSURE_SIZE.value) return { low: prices.size[size], high: prices.size[size] };
  return { low: prices.size[UNSURE_FROM_TO.from], high: prices.size[UNSURE_FROM_TO.to] };
}

type End = keyof Range;

/** Of the low end; the high end is another only where the size is not settled. */
export function total(
  prices: CalculatorPrices,
  { size, type, material, features = [] }: PricedChoices,
  end: End = 'low',
): number {
  return (
    prices.base +
    (size ? sizePrices(prices, size)[end] : 0) +
    (type ? prices.type[type] : 0) +
    (material ? prices.material[material] : 0) +
    [...new Set(features)].reduce((sum, feature) => sum + prices.features[feature], 0)
  );
}

export function contractorRange(prices: CalculatorPrices, choices: PricedChoices): Range {
  return contractorRangeOf(total(prices, choices), total(prices, choices, 'high'));
}

export function contractorRangeOf(dollars: number, atMost = dollars): Range {
  return { low: dollars, high: Math.round(atMost * CONTRACTOR_HIGH_FACTOR) };
}

export function ownerBuilderRange(contractor: Range): Range {
  return {
    low: Math.round(contractor.low * OWNER_BUILDER_SHARE),
    high: Math.round(contractor.high * OWNER_BUILDER_SHARE),
  };
}

export function savingsRange(contractor: Range): Range {
  const ownerBuilder = ownerBuilderRange(contractor);
  return { low: contractor.low - ownerBuilder.low, high: contractor.high - ownerBuilder.high };
}

// What the calculator sends: the rounded midpoint of the contractor range.
export function estimatedCost(contractor: Range): number {
  return Math.round((contractor.low + contractor.high) / 2);
}

export type Comparison = { contractor: Range; ownerBuilder: Range; savings: Range };

function comparisonOf(contractor: Range): Comparison {
  return { contractor, ownerBuilder: ownerBuilderRange(contractor), savings: savingsRange(contractor) };
}

export function comparison(prices: CalculatorPrices, choices: PricedChoices): Comparison {
  return comparisonOf(contractorRange(prices, choices));
}

// Shown until the first change; its high end is a figure of its own, not the formula's result.
export function startingComparison({ base, startingHigh }: CalculatorPrices): Comparison {
  return comparisonOf({ low: base, high: startingHigh });
}

// A change of one of these recomputes the ranges; a change of timeline or email does not.
const RECOMPUTING_FIELDS = ['size', 'type', 'material', 'location', 'features'] as const;
export function recomputes(field: string | undefined): boolean {
  return RECOMPUTING_FIELDS.some((name) => name === field);
}

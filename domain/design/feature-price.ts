import type { PoolFeature } from '#domain/estimate/options.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import type { Feature } from './features.ts';

// These the calculator prices, so that both tools say the same; every other feature has a price of its own.
const PRICED_BY_CALCULATOR = {
  'Raised Spa': 'spa',
  Heating: 'heating',
  Waterfall: 'waterfall',
  'LED Lighting': 'lighting',
} as const satisfies Partial<Record<Feature, PoolFeature>>;

type CalculatorPriced = keyof typeof PRICED_BY_CALCULATOR;
export type OwnPricedFeature = Exclude<Feature, CalculatorPriced>;

/** Where several can be asked for, the estimate by quantities counts them. */
export const PRICED_EACH = [
  'Bubblers',
  'Deck Jets',
  'Scuppers',
  'LED Lighting',
  'Fire Feature',
  'Waterfall',
] as const satisfies readonly Feature[];
export type EachPriced = (typeof PRICED_EACH)[number];

export const isPricedEach = (feature: Feature): feature is EachPriced =>
  PRICED_EACH.some((one) => one === feature);

const isPricedByCalculator = (feature: Feature): feature is CalculatorPriced =>
  Object.hasOwn(PRICED_BY_CALCULATOR, feature);

export const featurePrice = (prices: Prices, feature: Feature): number =>
  isPricedByCalculator(feature)
    ? prices.features[PRICED_BY_CALCULATOR[feature]]
    : prices.design.features[feature];

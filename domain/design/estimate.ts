import { SIZE_OVER_FT } from '#domain/estimate/options.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { contractorRange } from '#domain/estimate/pricing.ts';
import type { Design } from './design.ts';
import { featurePrice } from './feature-price.ts';
import { FEATURE_RULES, type Feature } from './features.ts';
import { timelineWeeks } from './timeline.ts';
import { toCalculator } from './to-calculator.ts';

type LineItems = {
  base: number;
  featuresCost: number;
  design: number;
  permits: number;
  sizeFactor: number;
  contingency: number;
};
export type Estimate = { totalLow: number; totalHigh: number; timelineWeeks: number; lineItems: LineItems };

const grand = (design: Design) => ['Luxury', 'Resort', 'Infinity'].includes(design.style);

// A pool type that brings a feature along carries it in its own price.
function priceOf(prices: Prices, feature: Feature, design: Design): number {
  return FEATURE_RULES[feature].includedIn === toCalculator(design).type ? 0 : featurePrice(prices, feature);
}

// Grows within a size class with the length, so that a longer pool never costs less.
function sizeAmount(prices: Prices, design: Design): number {
  const size = toCalculator(design).size;
  const from = { small: 20, ...SIZE_OVER_FT }[size];
  const within = Math.min(10, Math.max(0, design.lengthFt - from));
  return prices.size[size] + within * prices.design.perFoot;
}

const hundred = (dollars: number) => Math.round(dollars / 100) * 100;

export function estimateDesign(prices: Prices, design: Design): Estimate {
  const calculator = toCalculator(design);
  const { fee, permits, contingencyPercent } = prices.design;
  const base = prices.base + prices.type[calculator.type] + prices.material[calculator.material];
  // Two decimals are shown, so two decimals are used: the lines on screen add up.
  const sizeFactor = Math.round((1 + sizeAmount(prices, design) / base) * 100) / 100;
  const shell = Math.round(base * sizeFactor);
  const designFee = grand(design) ? fee.grand : fee.usual;

  const asked = hundred(design.features.reduce((sum, feature) => sum + priceOf(prices, feature, design), 0));
  // The low end stays inside the calculator's contractor range; extras beyond it count at the high end.
  const room = contractorRange(prices, calculator).high - shell - designFee - permits;
  const featuresCost = Math.max(0, Math.min(asked, Math.floor(room / 100) * 100));
  const totalLow = shell + featuresCost + designFee + permits;
  const contingency = hundred(((shell + asked) * contingencyPercent) / 100) + (asked - featuresCost);
  return {
    totalLow,
    totalHigh: totalLow + contingency,
    timelineWeeks: timelineWeeks(design),
    lineItems: { base, featuresCost, design: designFee, permits, sizeFactor, contingency },
  };
}

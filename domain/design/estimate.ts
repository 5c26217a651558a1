import { SIZE_OVER_FT } from '#domain/estimate/options.ts';
import { contractorRange, PRICING } from '#domain/estimate/pricing.ts';
import type { Design } from './design.ts';
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

const DESIGN_FEE = { usual: 1_190, grand: 1_690 };
const PERMITS = 1_495;
const CONTINGENCY_SHARE = 0.15;

const grand = (design: Design) => ['Luxury', 'Resort', 'Infinity'].includes(design.style);

// A pool type that brings a feature along carries it in its own price.
function priceOf(feature: Feature, design: Design): number {
  const { price, includedIn } = FEATURE_RULES[feature];
  return includedIn === toCalculator(design).type ? 0 : price;
}

// Grows within a size class with the length, so that a longer pool never costs less.
function sizeAmount(design: Design): number {
  const size = toCalculator(design).size;
  const from = { small: 20, ...SIZE_OVER_FT }[size];
  const within = Math.min(10, Math.max(0, design.lengthFt - from));
  return PRICING.size[size] + within * 600;
}

const hundred = (dollars: number) => Math.round(dollars / 100) * 100;

export function estimateDesign(design: Design): Estimate {
  const calculator = toCalculator(design);
  const base = PRICING.base + PRICING.type[calculator.type] + PRICING.material[calculator.material];
  // Two decimals are shown, so two decimals are used: the lines on screen add up.
  const sizeFactor = Math.round((1 + sizeAmount(design) / base) * 100) / 100;
  const shell = Math.round(base * sizeFactor);
  const designFee = grand(design) ? DESIGN_FEE.grand : DESIGN_FEE.usual;

  const asked = hundred(design.features.reduce((sum, feature) => sum + priceOf(feature, design), 0));
  // The low end stays inside the calculator's contractor range; extras beyond it count at the high end.
  const room = contractorRange(calculator).high - shell - designFee - PERMITS;
  const featuresCost = Math.max(0, Math.min(asked, Math.floor(room / 100) * 100));
  const totalLow = shell + featuresCost + designFee + PERMITS;
  const contingency = hundred((shell + asked) * CONTINGENCY_SHARE) + (asked - featuresCost);
  return {
    totalLow,
    totalHigh: totalLow + contingency,
    timelineWeeks: timelineWeeks(design),
    lineItems: { base, featuresCost, design: designFee, permits: PERMITS, sizeFactor, contingency },
  };
}

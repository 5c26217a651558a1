import { SIZE_OVER_FT } from '#domain/estimate/options.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { contractorRange } from '#domain/estimate/pricing.ts';
import type { Design } from './design.ts';
import { featurePrice } from './feature-price.ts';
import { FEATURE_RULES, type Feature } from './features.ts';
import { builtMaterial } from './material.ts';
import { type SiteWork, siteWorkOf } from './site-work.ts';
import { timelineWeeks } from './timeline.ts';
import { toCalculator } from './to-calculator.ts';

type LineItems = {
  base: number;
  featuresCost: number;
  design: number;
  permits: number;
  sizeFactor: number;
  contingency: number;
  /** Only on a plot whose ground takes any. */
  siteWork?: number;
};
export type Estimate = {
  totalLow: number;
  totalHigh: number;
  timelineWeeks: number;
  lineItems: LineItems;
  siteWork?: SiteWork;
};

/** Their materials and their drawings take more. */
export const isGrand = (design: Pick<Design, 'style'>) =>
  ['Luxury', 'Resort', 'Infinity'].includes(design.style);

// A pool type that brings a feature along carries it in its own price.
export function featurePriceIn(prices: Prices, feature: Feature, design: Design): number {
  return FEATURE_RULES[feature].includedIn === toCalculator(design).type ? 0 : featurePrice(prices, feature);
}

const NEXT_SIZE = { small: 'medium', medium: 'large', large: 'custom', custom: null } as const;

// Grows within a size class with the length and never past the next class, so that a longer pool never costs less.
function sizeAmount(prices: Prices, design: Design): number {
  const { size } = toCalculator(design);
  const from = { small: 20, ...SIZE_OVER_FT }[size];
  const within = Math.min(10, Math.max(0, design.lengthFt - from));
  const next = NEXT_SIZE[size];
  return Math.min(
    prices.size[size] + within * prices.design.perFoot,
    next ? prices.size[next] : Number.POSITIVE_INFINITY,
  );
}

const hundred = (dollars: number) => Math.round(dollars / 100) * 100;

// Two decimals are shown, so two decimals are used: the lines on screen add up. The shell stays between these two amounts.
function sizeFactorOf(base: number, wanted: number, least: number, most: number): number {
  const hundredths = Math.round((wanted / base) * 100);
  const [lowest, highest] = [Math.ceil((least / base) * 100), Math.floor((most / base) * 100)];
  return Math.max(lowest, Math.min(highest, hundredths)) / 100;
}

const askedFeatures = (prices: Prices, design: Design): number =>
  hundred(design.features.reduce((sum, feature) => sum + featurePriceIn(prices, feature, design), 0));

/** What of the features the calculator's range does not hold: it stands in the contingency. */
export const featuresBeyondRange = (prices: Prices, design: Design, { lineItems }: Estimate): number =>
  askedFeatures(prices, design) - lineItems.featuresCost;

const feeOf = ({ design: { fee } }: Prices, design: Design) => fee[isGrand(design) ? 'grand' : 'usual'];

export function estimateDesign(prices: Prices, design: Design): Estimate {
  const pool = estimatePool(prices, design);
  const siteWork = siteWorkOf(prices, design);
  return siteWork ? withSiteWork(prices, pool, siteWork) : pool;
}

// On top of the calculator's range, which knows nothing of the ground.
function withSiteWork({ design }: Prices, pool: Estimate, siteWork: SiteWork): Estimate {
  const cost = siteWork.earth + siteWork.walls + siteWork.steps;
  const surprises = hundred((cost * design.contingencyPercent) / 100);
  return {
    ...pool,
    totalLow: pool.totalLow + cost,
    totalHigh: pool.totalHigh + cost + surprises,
    lineItems: { ...pool.lineItems, contingency: pool.lineItems.contingency + surprises, siteWork: cost },
    siteWork,
  };
}

function estimatePool(prices: Prices, design: Design): Estimate {
  const calculator = { ...toCalculator(design), material: builtMaterial(design) };
  const { size, type, material } = calculator;
  const { permits, contingencyPercent } = prices.design;
  const designFee = feeOf(prices, design);
  const asked = askedFeatures(prices, design);

  // The low end stays inside the calculator's contractor range; extras beyond it count at the high end.
  const range = contractorRange(prices, calculator);
  const plain = contractorRange(prices, { size, type, material });
  const base = prices.base + prices.type[type] + prices.material[material];
  const sizeFactor = sizeFactorOf(
    base,
    base + sizeAmount(prices, design),
    range.low - asked - designFee - permits,
    plain.high - designFee - permits,
  );
  const shell = Math.round(base * sizeFactor);
  const featuresCost = Math.min(asked, range.high - shell - designFee - permits);
  const totalLow = shell + featuresCost + designFee + permits;
  const contingency = hundred(((shell + asked) * contingencyPercent) / 100) + (asked - featuresCost);
  return {
    totalLow,
    totalHigh: totalLow + contingency,
    timelineWeeks: timelineWeeks(design),
    lineItems: { base, featuresCost, design: designFee, permits, sizeFactor, contingency },
  };
}

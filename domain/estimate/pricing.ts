import type { PoolFeature, PoolMaterial, PoolSize, PoolType } from './options.ts';

// In dollars, as specified. Location and timeline add nothing.
export const PRICING: {
  base: number;
  size: Record<PoolSize, number>;
  type: Record<PoolType, number>;
  material: Record<PoolMaterial, number>;
  features: Record<PoolFeature, number>;
} = {
  base: 45_000,
  size: { small: 0, medium: 15_000, large: 30_000, custom: 50_000 },
  type: { rectangular: 0, kidney: 0, freeform: 10_000, infinity: 25_000, lap: 5_000 },
  material: { vinyl: 0, fiberglass: 5_000, concrete: 15_000, 'natural-stone': 25_000 },
  features: { heating: 3_500, lighting: 1_800, waterfall: 2_500, spa: 8_000 },
};

const CONTRACTOR_HIGH_FACTOR = 1.3;
const OWNER_BUILDER_SHARE = 0.5;

// What the price depends on; a choice not yet made adds nothing.
export type PricedChoices = {
  size?: PoolSize | '';
  type?: PoolType | '';
  material?: PoolMaterial | '';
  features?: readonly PoolFeature[];
};

export type Range = { low: number; high: number };

export function total({ size, type, material, features = [] }: PricedChoices): number {
  return (
    PRICING.base +
    (size ? PRICING.size[size] : 0) +
    (type ? PRICING.type[type] : 0) +
    (material ? PRICING.material[material] : 0) +
    [...new Set(features)].reduce((sum, feature) => sum + PRICING.features[feature], 0)
  );
}

export function contractorRange(choices: PricedChoices): Range {
  return contractorRangeOf(total(choices));
}

export function contractorRangeOf(dollars: number): Range {
  return { low: dollars, high: Math.round(dollars * CONTRACTOR_HIGH_FACTOR) };
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

export function comparison(choices: PricedChoices): Comparison {
  const contractor = contractorRange(choices);
  return { contractor, ownerBuilder: ownerBuilderRange(contractor), savings: savingsRange(contractor) };
}

// Shown until the first change; they are fixed words, not the formula's result.
export const STARTING_COMPARISON: Comparison = {
  contractor: { low: 45_000, high: 65_000 },
  ownerBuilder: { low: 22_500, high: 32_500 },
  savings: { low: 22_500, high: 32_500 },
};

// A change of one of these recomputes the ranges; a change of timeline or email does not.
const RECOMPUTING_FIELDS = ['size', 'type', 'material', 'location', 'features'] as const;
export function recomputes(field: string | undefined): boolean {
  return RECOMPUTING_FIELDS.some((name) => name === field);
}

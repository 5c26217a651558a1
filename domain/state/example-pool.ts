import type { OwnPricedFeature } from '#domain/design/feature-price.ts';
import type { PoolFeature, PoolMaterial, PoolSize, PoolType } from '#domain/estimate/options.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { contractorRangeOf, ownerBuilderRange, total } from '#domain/estimate/pricing.ts';

/** A pool as the calculator knows it, and what the design tool's table adds to it. */
export type ExamplePool = {
  choices: { size: PoolSize; type: PoolType; material: PoolMaterial; features: readonly PoolFeature[] };
  extras: readonly OwnPricedFeature[];
};

export function examplePrice(prices: Prices, { choices, extras }: ExamplePool) {
  const added = extras.reduce((sum, feature) => sum + prices.design.features[feature], 0);
  const contractor = contractorRangeOf(total(prices, choices) + added);
  return { contractor, ownerBuilder: ownerBuilderRange(contractor) };
}

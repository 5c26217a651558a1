import { withBudget } from '#domain/site/budget-parameter.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { PoolFeature, PoolLocation, PoolMaterial, PoolSize, PoolType } from './options.ts';

// A link that carries a result into the cost calculator, without a server.

export type CalculatorHandOff = {
  size: PoolSize;
  type?: PoolType;
  material?: PoolMaterial;
  features: readonly PoolFeature[];
  location?: PoolLocation;
  poolLength?: number;
  poolStyle?: string;
  estimatedRange?: string;
  budget?: number;
};

export function calculatorLink(carried: CalculatorHandOff): string {
  const query = new URLSearchParams({ fromAI: 'true', size: carried.size });
  if (carried.type) query.set('type', carried.type);
  if (carried.material) query.set('material', carried.material);
  query.set('features', JSON.stringify(carried.features));
  if (carried.location) query.set('location', carried.location);
  if (carried.poolLength) query.set('poolLength', String(carried.poolLength));
  if (carried.poolStyle) query.set('poolStyle', carried.poolStyle);
  if (carried.estimatedRange) query.set('estimatedRange', carried.estimatedRange);
  return `${ROUTES.home}?${withBudget(query, carried.budget)}#calculator`;
}

import type { PoolFeature, PoolMaterial, PoolSize, PoolType } from '#domain/estimate/options.ts';
import { budgetFor } from '#domain/inquiry/budgets.ts';
import { ROUTES } from './routes.ts';

// Links that carry a result into the cost calculator or the contact form, without a server.

export type CalculatorHandOff = {
  size: PoolSize;
  type?: PoolType;
  material?: PoolMaterial;
  features: readonly PoolFeature[];
  poolLength?: number;
  poolStyle?: string;
  estimatedRange?: string;
};

export function calculatorLink(carried: CalculatorHandOff): string {
  const query = new URLSearchParams({ fromAI: 'true', size: carried.size });
  if (carried.type) query.set('type', carried.type);
  if (carried.material) query.set('material', carried.material);
  query.set('features', JSON.stringify(carried.features));
  if (carried.poolLength) query.set('poolLength', String(carried.poolLength));
  if (carried.poolStyle) query.set('poolStyle', carried.poolStyle);
  if (carried.estimatedRange) query.set('estimatedRange', carried.estimatedRange);
  return `${ROUTES.home}?${query}#calculator`;
}

export function contactLink(carried: {
  details: string;
  cost?: number;
  poolLength?: number;
  poolStyle?: string;
}): string {
  const query = new URLSearchParams({ fromAI: 'true', details: carried.details });
  if (carried.cost) query.set('budget', budgetFor(carried.cost));
  if (carried.poolStyle) query.set('poolStyle', carried.poolStyle);
  if (carried.poolLength) query.set('poolLength', String(carried.poolLength));
  return `${ROUTES.contact}?${query}`;
}

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
  budget?: number;
};

export function calculatorLink(carried: CalculatorHandOff): string {
  const query = new URLSearchParams({ fromAI: 'true', size: carried.size });
  if (carried.type) query.set('type', carried.type);
  if (carried.material) query.set('material', carried.material);
  query.set('features', JSON.stringify(carried.features));
  if (carried.poolLength) query.set('poolLength', String(carried.poolLength));
  if (carried.poolStyle) query.set('poolStyle', carried.poolStyle);
  if (carried.estimatedRange) query.set('estimatedRange', carried.estimatedRange);
  return `${ROUTES.home}?${withBudget(query, carried.budget)}#calculator`;
}

export function contactLink(carried: {
  details: string;
  budget?: number;
  location?: string;
  poolLength?: number;
  poolStyle?: string;
}): string {
  const query = new URLSearchParams({ fromAI: 'true', details: carried.details });
  if (carried.budget) query.set('budget', budgetFor(carried.budget));
  if (carried.location) query.set('location', carried.location);
  if (carried.poolStyle) query.set('poolStyle', carried.poolStyle);
  if (carried.poolLength) query.set('poolLength', String(carried.poolLength));
  return `${ROUTES.contact}?${query}`;
}

// Words that another tool begins for the visitor; the design tool takes them out of its address again.
export const WORDS_PARAMETER = 'words';
export const designToolLink = (words: string) =>
  `${ROUTES.designTool}?${new URLSearchParams({ [WORDS_PARAMETER]: words })}`;

const BUDGET_DOLLARS = { min: 1_000, max: 100_000_000 } as const;

/** The budget that a visitor named, in whole dollars beside the design; what nobody named is not invented. */
export function withBudget(query: URLSearchParams, budget: number | null | undefined): URLSearchParams {
  if (budget) query.set('budget', String(Math.round(budget)));
  return query;
}

export function saidBudget(query: URLSearchParams): number | null {
  const text = query.get('budget') ?? '';
  const dollars = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return dollars >= BUDGET_DOLLARS.min && dollars <= BUDGET_DOLLARS.max ? dollars : null;
}

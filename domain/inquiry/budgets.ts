// What a visitor may choose, and which of them a sum belongs to.
export const BUDGETS = [
  { value: '25-50k', label: '$25,000 - $50,000' },
  { value: '50-75k', label: '$50,000 - $75,000' },
  { value: '75-100k', label: '$75,000 - $100,000' },
  { value: '100k+', label: '$100,000 or more' },
] as const;

export type Budget = (typeof BUDGETS)[number]['value'];

export function isBudget(candidate: unknown): candidate is Budget {
  return BUDGETS.some(({ value }) => value === candidate);
}

export function budgetLabel(budget: Budget): string {
  return BUDGETS.find(({ value }) => value === budget)?.label ?? budget;
}

export function budgetFor(dollars: number): Budget {
  if (dollars < 50_000) return '25-50k';
  if (dollars < 75_000) return '50-75k';
  return dollars < 100_000 ? '75-100k' : '100k+';
}

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

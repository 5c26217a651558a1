import { ROUTES } from '#domain/site/routes.ts';
import { budgetFor } from './budgets.ts';

// A link that carries a result into the contact form, without a server.

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

import type { CalculatorHandOff } from '#domain/estimate/calculator-link.ts';
import { sizeOfLength } from '#domain/estimate/pool-size.ts';

// The same for every visitor; only the two amounts follow the budget.
export const STANDARD_SCORES = [
  { id: 'space', label: 'Space Utilization', percent: 94 },
  { id: 'cost', label: 'Cost Efficiency', percent: 87 },
  { id: 'function', label: 'Functionality', percent: 91 },
  { id: 'maintenance', label: 'Maintenance', percent: 89 },
] as const;

export const STANDARD_POOL = {
  lengthFt: 36,
  widthFt: 18,
  size: "18' x 36'",
  shape: 'Rectangular with spa',
  material: 'Fiberglass',
  features: 'LED lighting and heating',
} as const;

/** The pool itself, under the words of page or mail. */
export const standardSpecs = (words: Record<'size' | 'shape' | 'material' | 'features', string>) =>
  (['size', 'shape', 'material', 'features'] as const).map((name): [label: string, value: string] => [
    words[name],
    STANDARD_POOL[name],
  ]);

// The same pool as the calculator is asked about it.
export const STANDARD_CHOICES = {
  size: sizeOfLength(STANDARD_POOL.lengthFt),
  type: 'rectangular',
  material: 'fiberglass',
  features: ['heating', 'lighting', 'spa'],
  poolLength: STANDARD_POOL.lengthFt,
} as const satisfies CalculatorHandOff;

export const STANDARD_SHARES = { costPercent: 92, savingsPercent: 8 } as const;

// Whole percents of whole dollars, so that 75,000 gives 69,000 and not 69,000.00000000001.
export function standardCost(budget: number): { optimizedCost: number; savings: number } {
  return {
    optimizedCost: (budget * STANDARD_SHARES.costPercent) / 100,
    savings: (budget * STANDARD_SHARES.savingsPercent) / 100,
  };
}

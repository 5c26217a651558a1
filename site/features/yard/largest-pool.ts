import { useMemo } from 'react';
import { contractorRange } from '#domain/estimate/pricing.ts';
import { type OptimizationForm, YARD_LIMITS } from '#domain/yard/optimization-form.ts';
import { planYard } from '#domain/yard/optimizer.ts';
import type { SitePlan } from '#domain/yard/site-plan.ts';
import { useWords } from './words.ts';

// The largest rectangle is the same for every priority; one whose own pool has another shape never stands in its place.
const ANY_PRIORITY = 'entertaining';

/** The pool the results call the largest that fits, without extras: no priority is chosen yet. */
export function useLargestPool(
  { yardLength, yardWidth }: Pick<OptimizationForm, 'yardLength' | 'yardWidth'>,
  plan: SitePlan,
) {
  const { prices } = useWords();
  return useMemo(() => {
    const form = { yardLength, yardWidth, budget: YARD_LIMITS.budget.max, priority: ANY_PRIORITY } as const;
    const { plot, options } = planYard(prices, form, plan);
    const largest = options.find(({ type }) => type === 'rectangular');
    // The results add what comes with the priority.
    return {
      plot,
      largest: largest && { ...largest, cost: contractorRange(prices, { ...largest, features: [] }) },
    };
  }, [prices, yardLength, yardWidth, plan]);
}

import * as z from 'zod/mini';

// Bounds, messages, steps and defaults.
export const YARD_LIMITS = {
  yardLength: { min: 10, max: 200, step: 5, start: 50 },
  yardWidth: { min: 10, max: 200, step: 5, start: 30 },
  budget: { min: 10_000, max: 500_000, step: 5_000, start: 75_000 },
} as const;

export const PRIORITIES = [
  { value: 'family', label: 'Family Fun' },
  { value: 'fitness', label: 'Fitness & Laps' },
  { value: 'entertaining', label: 'Entertaining' },
  { value: 'relaxation', label: 'Relaxation' },
  { value: 'aesthetics', label: 'Visual Appeal' },
  { value: 'value', label: 'Property Value' },
] as const;

export type YardPriority = (typeof PRIORITIES)[number]['value'];

const YARD_MESSAGES = {
  shortest: 'Minimum 10 feet',
  longest: 'Maximum 200 feet',
  leastBudget: 'Minimum $10,000',
  mostBudget: 'Maximum $500,000',
  priority: 'Please select a priority',
} as const;

// An emptied number field is not a number: it reads as too small, not as a fault of the form.
const feet = ({ min, max }: { min: number; max: number }) =>
  z
    .number(YARD_MESSAGES.shortest)
    .check(z.gte(min, YARD_MESSAGES.shortest), z.lte(max, YARD_MESSAGES.longest));

export const optimizationFormSchema = z.object({
  yardLength: feet(YARD_LIMITS.yardLength),
  yardWidth: feet(YARD_LIMITS.yardWidth),
  budget: z
    .number(YARD_MESSAGES.leastBudget)
    .check(
      z.gte(YARD_LIMITS.budget.min, YARD_MESSAGES.leastBudget),
      z.lte(YARD_LIMITS.budget.max, YARD_MESSAGES.mostBudget),
    ),
  priority: z.enum(
    PRIORITIES.map((priority) => priority.value),
    YARD_MESSAGES.priority,
  ),
});

export type OptimizationForm = z.infer<typeof optimizationFormSchema>;

export const YARD_ANALYSIS_MS = 4000;

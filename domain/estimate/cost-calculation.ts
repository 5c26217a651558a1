import * as z from 'zod/mini';
import { type EstimateForm, estimateFields, featureList } from './estimate-form.ts';
import type { PoolFeature } from './options.ts';
import type { CalculatorPrices } from './prices.ts';
import { contractorRange, estimatedCost } from './pricing.ts';

export const COST_CALCULATION_URL = '/api/cost-calculation';
const FEATURES_TEXT_LENGTH = 200;
// Generous towards older pages, yet no figure that no pool can cost.
const ESTIMATED_COST_LIMITS = { min: 1, max: 10_000_000 } as const;

// The features travel as JSON text; anything but a list of known names is refused.
export function featuresFromText(text: string): PoolFeature[] | undefined {
  if (text.trim() === '') return [];
  try {
    return featureList.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const featuresText = z.string('Features must be the JSON text of a list').check(
  z.maxLength(FEATURES_TEXT_LENGTH, { abort: true }),
  z.refine((text) => featuresFromText(text) !== undefined, 'Features must be a JSON list of known features'),
);

export const costCalculationSchema = z.object({
  ...estimateFields,
  features: z._default(featuresText, '[]'),
  estimatedCost: z
    .int('The estimated cost must be a whole number of dollars')
    .check(z.gte(ESTIMATED_COST_LIMITS.min), z.lte(ESTIMATED_COST_LIMITS.max)),
});
export type CostCalculation = z.infer<typeof costCalculationSchema>;

export const costCalculationResponse = z.object({
  emailSent: z.boolean(),
  message: z.string(),
  reference: z.optional(z.string()),
});
// As the page reads it: nothing said of mail is "saved", and default words stand in for missing ones.
export const lenientCostCalculationResponse = z.partial(costCalculationResponse);

export const costCalculation = (prices: CalculatorPrices, form: EstimateForm): CostCalculation => ({
  ...form,
  features: JSON.stringify(form.features),
  estimatedCost: estimatedCost(contractorRange(prices, form)),
});

export const CALCULATOR_TOASTS = {
  sent: 'Estimate Sent!',
  saved: 'Estimate Saved',
  defaultMessage: 'Your cost calculation has been processed.',
  failed: { title: 'Error', description: 'Failed to process calculation. Please try again.' },
  designLoaded: 'AI Design Loaded!',
} as const;

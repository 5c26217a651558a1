import * as z from 'zod/mini';
import { featuresFromText, featuresText } from './cost-calculation.ts';
import { type EstimateChoices, estimateFields } from './estimate-form.ts';

export const ESTIMATE_PDF_URL = '/api/estimates/pdf';

// The paper needs what the price needs; the rest is printed when it is known.
export const estimatePdfQuery = z.object({
  size: estimateFields.size,
  type: estimateFields.type,
  material: estimateFields.material,
  features: z.optional(featuresText),
  location: z.optional(estimateFields.location),
  timeline: z.optional(estimateFields.timeline),
});

export type PaperChoices = Pick<EstimateChoices, 'size' | 'type' | 'material' | 'features'> &
  Partial<Pick<EstimateChoices, 'location' | 'timeline'>>;

export function estimatePdfUrl({ size, type, material, ...rest }: Partial<EstimateChoices>) {
  if (!size || !type || !material) return undefined;
  return `${ESTIMATE_PDF_URL}?${choicesQuery({ features: [], ...rest, size, type, material })}`;
}

export function choicesQuery({ size, type, material, features, location, timeline }: PaperChoices) {
  const query = new URLSearchParams({ size, type, material, features: JSON.stringify(features) });
  if (location) query.set('location', location);
  if (timeline) query.set('timeline', timeline);
  return query;
}

export function paperChoices(given: z.infer<typeof estimatePdfQuery>): PaperChoices {
  return { ...given, features: featuresFromText(given.features ?? '[]') ?? [] };
}

import * as z from 'zod/mini';
import { namesOf } from '#domain/words/names-of.ts';
import { featuresFromText, featuresText } from './cost-calculation.ts';
import { type EstimateChoices, pricedFields, unpricedFields } from './estimate-form.ts';

export const ESTIMATE_PDF_URL = '/api/estimates/pdf';

// The paper needs what the price needs; the rest is printed when it is known.
export const estimatePdfQuery = z.object({
  ...pricedFields,
  features: z.optional(featuresText),
  ...z.partial(z.object(unpricedFields)).shape,
});

type Unpriced = keyof typeof unpricedFields;
export type PaperChoices = Omit<EstimateChoices, Unpriced> & Partial<Pick<EstimateChoices, Unpriced>>;

export function estimatePdfUrl({ size, type, material, ...rest }: Partial<EstimateChoices>) {
  if (!size || !type || !material) return undefined;
  return `${ESTIMATE_PDF_URL}?${choicesQuery({ features: [], ...rest, size, type, material })}`;
}

// Only what is named here: a form holds an address too, which belongs in no link.
export function choicesQuery(choices: PaperChoices) {
  const { size, type, material, features } = choices;
  const query = new URLSearchParams({ size, type, material, features: JSON.stringify(features) });
  for (const name of namesOf(unpricedFields)) if (choices[name]) query.set(name, choices[name]);
  return query;
}

export function paperChoices(given: z.infer<typeof estimatePdfQuery>): PaperChoices {
  return { ...given, features: featuresFromText(given.features ?? '[]') ?? [] };
}

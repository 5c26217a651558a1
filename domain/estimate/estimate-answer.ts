import * as z from 'zod/mini';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { choicesQuery, estimatePdfQuery, type PaperChoices } from './estimate-pdf.ts';

// The address of the figures carries the choices and never a person, so it may be reloaded, kept and shared.
export const estimateAnswerQuery = z.extend(estimatePdfQuery, {
  mail: z.optional(z.enum(['sent', 'saved'])),
});
export type Mailed = z.infer<typeof estimateAnswerQuery>['mail'];

export function estimateAnswerUrl(choices: PaperChoices, mail?: Mailed): string {
  const query = choicesQuery(choices);
  if (mail) query.set('mail', mail);
  return `${NATIVE_FORMS.estimate}?${query}`;
}

// Which lines of the breakdown belong to these choices; every possible line stands in the page already.
export const lineOf = (field: string, value: string) => `${field}-${value}`;
export function chosenLines({ size, type, material, features }: PaperChoices): string[] {
  return [
    lineOf('size', size),
    lineOf('type', type),
    lineOf('material', material),
    ...features.map((feature) => lineOf('features', feature)),
  ];
}

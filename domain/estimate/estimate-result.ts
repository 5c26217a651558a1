import * as z from 'zod/mini';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { choicesQuery, estimatePdfQuery, type PaperChoices } from './estimate-pdf.ts';

// The address of the figures carries the choices and never a person, so it may be reloaded, kept and shared.
export const estimateResultQuery = z.extend(estimatePdfQuery, {
  mail: z.optional(z.enum(['sent', 'saved'])),
});
export type Mailed = z.infer<typeof estimateResultQuery>['mail'];

export function estimateResultUrl(choices: PaperChoices, mail?: Mailed): string {
  const query = choicesQuery(choices);
  if (mail) query.set('mail', mail);
  return `${NATIVE_FORMS.estimate}?${query}`;
}

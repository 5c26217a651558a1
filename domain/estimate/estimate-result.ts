import * as z from 'zod/mini';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { choicesQuery, estimatePdfQuery, type PaperChoices } from './estimate-pdf.ts';

// The address of the figures carries the choices and never a person, so it may be reloaded, kept and shared.
export const estimateResultQuery = z.extend(estimatePdfQuery, {
  mail: z.optional(z.enum(['sent', 'saved'])),
  reference: z.optional(z.string().check(z.regex(/^E-[0-9A-F]{8}$/))),
});
export type Mailed = z.infer<typeof estimateResultQuery>['mail'];

export function estimateResultUrl(choices: PaperChoices, mail?: Mailed, reference?: string): string {
  const query = choicesQuery(choices);
  if (mail) query.set('mail', mail);
  if (reference) query.set('reference', reference);
  return `${NATIVE_FORMS.estimate}?${query}`;
}

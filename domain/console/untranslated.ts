import * as z from 'zod/mini';

/** A sentence that Spanish readers get in English, and the field of the desk in which it is written. */
export const untranslatedSchema = z.object({
  part: z.string(),
  sentence: z.string(),
  field: z.nullable(z.object({ document: z.string(), path: z.string() })),
});
export type UntranslatedSentence = z.infer<typeof untranslatedSchema>;

/** Beside each field stands its Spanish, whose place is that of the field and this. */
export const spanishPath = (path: string) => `${path}.es`;

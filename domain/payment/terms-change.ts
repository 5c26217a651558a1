import * as z from 'zod/mini';

/** The server's refusal of terms that have changed since the page was opened, with what is to be accepted now. */
export const termsChangeSchema = z.object({
  error: z.literal('terms-changed'),
  message: z.string(),
  terms: z.object({ version: z.string(), refundRule: z.string() }),
});
export type TermsChange = z.infer<typeof termsChangeSchema>;

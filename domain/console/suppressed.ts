import * as z from 'zod/mini';

// Addresses whose mail server refused them for good, as the console shows and releases them.

export const suppressedSchema = z.object({
  total: z.number(),
  items: z.array(
    z.object({
      address: z.string(),
      reason: z.string(),
      createdAt: z.string(),
      /** Mails held back because of it. */
      mails: z.number(),
    }),
  ),
});
export type SuppressedAddress = z.infer<typeof suppressedSchema>['items'][number];

export const MOST_SUPPRESSED = 200;

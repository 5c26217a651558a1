import * as z from 'zod/mini';
import { untranslatedSchema } from './untranslated.ts';

// What to do before strangers come to the site, in groups and in the order in which it is shown.

export const LAUNCH_GROUPS = {
  samples: ['home-testimonials', 'case-studies', 'reviews', 'founder-story', 'rating'],
  details: ['name', 'address', 'phone', 'email', 'booking', 'zelle', 'social', 'chat'],
  spanish: ['untranslated'],
  server: ['site-address', 'https', 'payments', 'mail-server', 'mail-sender'],
  accounts: ['second-factor'],
} as const;

export type LaunchGroup = keyof typeof LAUNCH_GROUPS;
export type LaunchId = (typeof LAUNCH_GROUPS)[LaunchGroup][number];

const launchItemSchema = z.object({
  id: z.enum(Object.values(LAUNCH_GROUPS).flat()),
  done: z.boolean(),
  /** How many are still open, where there are several. */
  count: z.optional(z.number()),
  /** Where in the console it is done. */
  place: z.optional(z.string()),
  /** The environment variable that whoever runs the server sets. */
  setting: z.optional(z.string()),
});
export type LaunchItem = z.infer<typeof launchItemSchema>;

export const launchSchema = z.object({
  /** Strangers can come to the site already. */
  isPublic: z.boolean(),
  items: z.array(launchItemSchema),
  /** What Spanish readers get in English. */
  untranslated: z.array(untranslatedSchema),
});

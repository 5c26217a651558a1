import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';

// Who can sign in to the console.

export const STAFF_PASSWORD = { min: 10, max: 200 } as const;

export const colleagueSchema = z.object({
  id: z.string(),
  email: z.string(),
  secondFactor: z.boolean(),
  lastSeenAt: z.nullable(z.string()),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const teamSchema = z.object({ me: z.string(), team: z.array(colleagueSchema) });

export const newColleagueSchema = z.object({
  email: emailAddress,
  /** Of the one who lets them in. */
  password: z.string().check(z.minLength(1), z.maxLength(STAFF_PASSWORD.max)),
});

/** Told once, to be handed over. */
export const welcomeSchema = z.object({ email: z.string(), password: z.string() });
export type Welcome = z.infer<typeof welcomeSchema>;

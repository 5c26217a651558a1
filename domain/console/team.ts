import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { STAFF_ROLES } from './roles.ts';

// Who can sign in to the console.

export const STAFF_PASSWORD = { min: 10, max: 200 } as const;

const staffRole = z.enum(STAFF_ROLES);

export const meSchema = z.object({ email: z.string(), role: staffRole });
export type Me = z.infer<typeof meSchema>;

export const colleagueSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  secondFactor: z.boolean(),
  lastSeenAt: z.nullable(z.string()),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const teamSchema = z.object({ me: z.string(), team: z.array(colleagueSchema) });

export const newColleagueSchema = z.object({
  email: emailAddress,
  role: z._default(staffRole, 'staff'),
  /** Of the one who lets them in. */
  password: z.string().check(z.minLength(1), z.maxLength(STAFF_PASSWORD.max)),
});

/** Told once, to be handed over. */
export const welcomeSchema = z.object({ email: z.string(), password: z.string() });
export type Welcome = z.infer<typeof welcomeSchema>;

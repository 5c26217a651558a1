import * as z from 'zod/mini';
import { TICK_OR_NOT } from '#domain/site/form-messages.ts';
import { omitEmpty } from '#domain/site/omit-empty.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import {
  CONTACT_LIMITS,
  type ContactForm,
  contactFormSchema,
  HONEYPOT,
  optionalFields,
  requiredFields,
} from './contact-form.ts';

export const SEND_EMAIL_URL = '/api/send-email';

const carried = z.optional(lineOf(CONTACT_LIMITS.carried));

// POST /api/send-email: what is optional may be missing or empty.
export const contactSubmissionSchema = z.object({
  ...requiredFields,
  ...z.partial(z.object(optionalFields)).shape,
  isFromAI: z._default(z.boolean(TICK_OR_NOT), false),
  poolStyle: carried,
  poolLength: carried,
  features: carried,
  [HONEYPOT]: z.optional(contactFormSchema.shape[HONEYPOT]),
});
export type ContactSubmission = z.infer<typeof contactSubmissionSchema>;

export const contactResponse = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
});

// What a design leaves with the form, besides the words it pre-fills.
export type CarriedDesign = { poolStyle?: string; poolLength?: string; features?: string };

// Empty optional values are left out.
export function contactSubmission(form: ContactForm, fromDesign?: CarriedDesign): ContactSubmission {
  const { firstName, lastName, email, ...optional } = form;
  return {
    firstName,
    lastName,
    email,
    ...omitEmpty(optional),
    isFromAI: fromDesign !== undefined,
    ...omitEmpty(fromDesign ?? {}),
  };
}

export const CONTACT_SUCCESS = "We'll get back to you within 24 hours with your free consultation details.";
export const CONTACT_FAILED = {
  title: 'Submission failed',
  description: 'Please try again or contact us directly.',
} as const;
export const CONTACT_TIMINGS = { alertMs: 20_000, toastMs: 6_000, scrollMs: 100 } as const;

import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { CHOOSE_ONE, WRITE_TEXT } from '#domain/site/form-messages.ts';
import { lineOf, textOf } from '#domain/site/plain-text.ts';
import { BUDGETS, type Budget } from './budgets.ts';

// Word for word as specified.
export const CONTACT_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
} as const;

export const CONTACT_LIMITS = { name: 100, phone: 40, location: 200, details: 8000, carried: 400 } as const;

// No person sees this field; whoever fills it in is a machine.
export const HONEYPOT = 'website';

const required = (message: string) =>
  lineOf(CONTACT_LIMITS.name, message).check(z.minLength(1, { error: message, abort: true }));
const budget = z.enum(['', ...BUDGETS.map(({ value }) => value)], CHOOSE_ONE);

export const contactFields = {
  firstName: required(CONTACT_MESSAGES.firstName),
  lastName: required(CONTACT_MESSAGES.lastName),
  email: emailAddress,
  phone: lineOf(CONTACT_LIMITS.phone),
  location: lineOf(CONTACT_LIMITS.location),
  details: textOf(CONTACT_LIMITS.details),
  budget,
  [HONEYPOT]: z.string(WRITE_TEXT),
};

export const contactFormSchema = z.object(contactFields);
export type ContactForm = z.infer<typeof contactFormSchema>;

export const EMPTY_CONTACT_FORM: ContactForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  details: '',
  budget: '' satisfies Budget | '',
  website: '',
};

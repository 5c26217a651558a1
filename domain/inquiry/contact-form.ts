import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { emptyForm } from '#domain/site/empty-form.ts';
import { type Controls, EMAIL, PHONE } from '#domain/site/form-controls.ts';
import { CHOOSE_ONE, WRITE_TEXT } from '#domain/site/form-messages.ts';
import { lineOf, textOf } from '#domain/site/plain-text.ts';
import { BUDGETS } from './budgets.ts';

// Word for word as specified.
const MESSAGES = { firstName: 'First name is required', lastName: 'Last name is required' } as const;

export const CONTACT_LIMITS = { name: 100, phone: 40, location: 200, details: 8000, carried: 400 } as const;

// No person sees this field; whoever fills it in is a machine.
export const HONEYPOT = 'website';

const required = (message: string) =>
  lineOf(CONTACT_LIMITS.name, message).check(z.minLength(1, { error: message, abort: true }));

export const requiredFields = {
  firstName: required(MESSAGES.firstName),
  lastName: required(MESSAGES.lastName),
  email: emailAddress,
};

export const optionalFields = {
  phone: lineOf(CONTACT_LIMITS.phone),
  location: lineOf(CONTACT_LIMITS.location),
  details: textOf(CONTACT_LIMITS.details),
  budget: z.enum(['', ...BUDGETS.map(({ value }) => value)], CHOOSE_ONE),
};

export const contactFormSchema = z.object({
  ...requiredFields,
  ...optionalFields,
  [HONEYPOT]: z.string(WRITE_TEXT),
});
export type ContactForm = z.infer<typeof contactFormSchema>;
export type ContactField = Exclude<keyof ContactForm, typeof HONEYPOT>;

export const EMPTY_CONTACT_FORM: ContactForm = emptyForm(contactFormSchema);

const name = (autoComplete: string) =>
  ({
    kind: 'line',
    required: true,
    input: { autoComplete, autoCapitalize: 'words', enterKeyHint: 'next' },
  }) as const;

export const CONTACT_CONTROLS: Controls<ContactField> = {
  firstName: name('given-name'),
  lastName: name('family-name'),
  email: EMAIL,
  phone: PHONE,
  location: { ...name('address-level2'), required: false, span: 2 },
  details: { kind: 'text', rows: 6, span: 2 },
  budget: { kind: 'choice', options: BUDGETS, span: 2 },
};

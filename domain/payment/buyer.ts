import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { isUsState } from '#domain/site/us-states.ts';

// Who buys a package: asked before the card.

export const BUYER_LENGTHS = { name: 120, phone: 40, region: 2, terms: 80 } as const;

export const BUYER_MESSAGES = {
  name: 'Please enter your name',
  region: 'Please choose your state',
  place: 'Please tick this if the property is in Florida. We cannot sell this package for any other place',
  terms: 'Please accept the terms and the refund policy to continue',
} as const;

export const buyerSchema = z.object({
  name: lineOf(BUYER_LENGTHS.name, BUYER_MESSAGES.name).check(
    z.minLength(1, { error: BUYER_MESSAGES.name, abort: true }),
  ),
  email: emailAddress,
  phone: z.optional(lineOf(BUYER_LENGTHS.phone)),
  /** Two letters of a US state, or '' for elsewhere; asked for while a sales tax is on. */
  region: z.optional(
    z.string(BUYER_MESSAGES.region).check(
      z.maxLength(BUYER_LENGTHS.region, { error: BUYER_MESSAGES.region, abort: true }),
      z.refine((code) => code === '' || isUsState(code), BUYER_MESSAGES.region),
    ),
  ),
  /** The version of the terms that the page showed, when they were ticked. */
  acceptedTerms: z
    .string(BUYER_MESSAGES.terms)
    .check(z.minLength(1, { error: BUYER_MESSAGES.terms, abort: true }), z.maxLength(BUYER_LENGTHS.terms)),
});
export type Buyer = z.infer<typeof buyerSchema>;

import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { US_STATES } from '#domain/site/us-states.ts';
import { BUYER_LENGTHS, BUYER_MESSAGES, type Buyer, buyerSchema } from './buyer.ts';

// The form before the card.

/** Chosen by whoever lives in none of the states; sent as ''. */
export const ELSEWHERE = 'elsewhere';

const stateSchema = z
  .string(BUYER_MESSAGES.region)
  .check(z.refine((code) => code === ELSEWHERE || Object.hasOwn(US_STATES, code), BUYER_MESSAGES.region));

/** What is asked for only sometimes. */
export type BuyerQuestions = {
  /** While a sales tax is on. */
  state: boolean;
  /** Of a package that is sold for one place alone: a tick that the property is there. */
  place: boolean;
};

const ticked = (message: string) => z.boolean().check(z.refine((tick) => tick, message));

export const buyerFormSchema = (asks: BuyerQuestions) =>
  z.object({
    place: asks.place ? ticked(BUYER_MESSAGES.place) : z.boolean(),
    name: buyerSchema.shape.name,
    email: emailAddress,
    phone: lineOf(BUYER_LENGTHS.phone),
    region: asks.state ? stateSchema : z.string(),
    accepted: ticked(BUYER_MESSAGES.terms),
  });
export type BuyerForm = z.infer<ReturnType<typeof buyerFormSchema>>;
export type BuyerField = keyof BuyerForm;

export const EMPTY_BUYER_FORM: BuyerForm = {
  place: false,
  name: '',
  email: '',
  phone: '',
  region: '',
  accepted: false,
};

/** What is sent: an empty phone is none, and a state only where it was asked for. */
export const buyerOf = (form: BuyerForm, terms: string, asksState: boolean): Buyer => ({
  name: form.name,
  email: form.email,
  ...(form.phone ? { phone: form.phone } : {}),
  ...(asksState ? { region: form.region === ELSEWHERE ? '' : form.region } : {}),
  acceptedTerms: terms,
});

const FIELDS: Record<string, BuyerField> = {
  'buyer.name': 'name',
  'buyer.email': 'email',
  'buyer.phone': 'phone',
  'buyer.region': 'region',
  'buyer.acceptedTerms': 'accepted',
};

/** The field of the form that a refusal of the server is about. */
export const buyerFieldOf = (path: string): BuyerField | undefined => FIELDS[path];

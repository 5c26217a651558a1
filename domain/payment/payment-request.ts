import * as z from 'zod/mini';
import { PACKAGE_IDS, type PackageOffer } from '../package/catalogue.ts';
import { buyerSchema } from './buyer.ts';
import { orderReference } from './order-reference.ts';

// What the payment card sends: dollars and the package's title, accepted only as they are published.
const offered = {
  amount: z.number(),
  description: z.string().check(z.maxLength(200)),
  /** Which package the page means: another may have its title and price by now. */
  packageId: z.optional(z.enum(PACKAGE_IDS)),
};

export const paymentRequestSchema = z.object({ ...offered, buyer: z.optional(buyerSchema) });
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** By Zelle nobody else asks who it is. */
export const zelleRequestSchema = z.object({ ...offered, buyer: buyerSchema });

const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;

export const paymentSetupSchema = z.object({
  clientSecret: z.string(),
  intentId: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  publicKey: z.string(),
  /** What will be charged, and the part of it that is tax; whoever does not tell charges the price that was asked for. */
  totalCents: z.optional(z.number()),
  taxCents: z.number(),
  reference: z.string(),
});
export type PaymentSetup = z.infer<typeof paymentSetupSchema>;

// As the card reads it: only the secret is promised. Without keys there is no provider but the sandbox,
// whose own server refuses any host but a local one.
const answerSchema = z.object({
  clientSecret: z.string().check(z.minLength(1)),
  intentId: z.optional(z.string()),
  provider: z._default(z.enum(PAYMENT_PROVIDERS), 'sandbox'),
  publicKey: z._default(z.string(), ''),
  totalCents: z.optional(z.number()),
  taxCents: z._default(z.number(), 0),
});

export const readPaymentSetup = (answer: unknown): PaymentSetup => {
  const { intentId: told, ...setup } = z.parse(answerSchema, answer);
  const intentId = told ?? setup.clientSecret.replace(/_secret_.*/, '');
  return { ...setup, intentId, reference: orderReference(intentId) };
};

/** How to pay by Zelle; the secret tells later what became of it, as a card payment's does. */
export const zelleSetupSchema = z.object({
  intentId: z.string(),
  clientSecret: z.string(),
  reference: z.string(),
  payee: z.string(),
  totalCents: z.number(),
  taxCents: z.number(),
});
export type ZelleSetup = z.infer<typeof zelleSetupSchema>;

/** The server's refusal of terms that have changed since the page showed them, with what to accept now. */
export const termsChangeSchema = z.object({
  error: z.literal('terms-changed'),
  message: z.string(),
  version: z.string(),
  refundRule: z.string(),
});

/** The offer that is being paid for, when title and amount are both its own. */
export const offerFor = (
  offers: readonly PackageOffer[],
  { amount, description, packageId }: PaymentRequest,
) =>
  offers.find(
    ({ id, title, price }) =>
      title === description && price === amount && (packageId === undefined || id === packageId),
  );

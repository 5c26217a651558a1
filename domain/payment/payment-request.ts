import * as z from 'zod/mini';
import { PACKAGE_IDS, type PackageOffer } from '../package/catalogue.ts';
import { buyerSchema } from './buyer.ts';

// What the payment card sends: dollars and the package's title, accepted only as they are published.
export const paymentRequestSchema = z.object({
  amount: z.number(),
  description: z.string().check(z.maxLength(200)),
  /** Which package the page means: another may have its title and price by now. */
  packageId: z.optional(z.enum(PACKAGE_IDS)),
  /** The page always says who buys; the agreed call works without. */
  buyer: z.optional(buyerSchema),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;

export const paymentSetupSchema = z.object({
  clientSecret: z.string(),
  intentId: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  publicKey: z.string(),
  /** What will be charged in all, and the sales tax in it. */
  totalCents: z.optional(z.number()),
  taxCents: z.optional(z.number()),
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
  taxCents: z.optional(z.number()),
});

export const readPaymentSetup = (answer: unknown): PaymentSetup => {
  const { intentId, ...setup } = z.parse(answerSchema, answer);
  return { ...setup, intentId: intentId ?? setup.clientSecret.replace(/_secret_.*/, '') };
};

/** The offer that is being paid for, when title and amount are both its own. */
export const offerFor = (
  offers: readonly PackageOffer[],
  { amount, description, packageId }: PaymentRequest,
) =>
  offers.find(
    ({ id, title, price }) =>
      title === description && price === amount && (packageId === undefined || id === packageId),
  );

import * as z from 'zod/mini';
import { amountOf, packageTitled } from '../package/catalogue.ts';

// What the payment card sends (site.md 3, 7): dollars and the package's title, accepted only as the catalogue has them.
export const paymentRequestSchema = z.object({
  amount: z.number(),
  description: z.string().check(z.maxLength(200)),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;

export const paymentSetupSchema = z.object({
  clientSecret: z.string(),
  intentId: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  publicKey: z.string(),
});
export type PaymentSetup = z.infer<typeof paymentSetupSchema>;

/** The package that is being paid for, when title and amount are both the catalogue's. */
export const packageFor = ({ amount, description }: PaymentRequest) => {
  const found = packageTitled(description);
  return found && amountOf(found.price) === amount ? found : undefined;
};

import * as z from 'zod/mini';
import { orderReference } from './order-reference.ts';
import { ORDER_STATES, type OrderState } from './order-state.ts';

// The page a redirect comes back to shows; it never decides.

export const paymentStatusSchema = z.object({
  state: z.enum(ORDER_STATES),
  // The rest is only for whoever holds the payment's secret.
  packageTitle: z.optional(z.string()),
  /** An extra of a project, not a package. */
  extra: z.optional(z.boolean()),
  /** Paid in all, and the sales tax in it. */
  amountCents: z.optional(z.number()),
  taxCents: z.optional(z.number()),
  receiptNumber: z.optional(z.number()),
  /** Where the receipt goes, and whose it is. */
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  /** Opens the project that this payment began. */
  roomKey: z.optional(z.string()),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export type PaymentOutcome = 'success' | 'processing' | 'failed' | 'checking' | NoRecord;

/** A payment that we do not have, and one that we could not look up. */
export type NoRecord = 'unknown' | 'unreachable';

const PROVIDER_NAMES = /^[A-Za-z0-9_]{8,255}$/;

export const readReturn = (search: string) => {
  const query = new URLSearchParams(search);
  const intent = query.get('payment_intent') ?? '';
  const known = PROVIDER_NAMES.test(intent);
  return {
    intentId: known ? intent : undefined,
    clientSecret: query.get('payment_intent_client_secret') ?? undefined,
    reference: known ? orderReference(intent) : undefined,
    redirectStatus: query.get('redirect_status') ?? undefined,
  };
};

/** What to tell the visitor: our own record first, then the provider's word, else as specified. */
export const outcomeOf = (
  recorded: OrderState | NoRecord | undefined,
  redirectStatus: string | undefined,
): PaymentOutcome => {
  if (recorded === 'paid' || recorded === 'refunded') return 'success';
  if (recorded === 'failed' || recorded === 'expired') return 'failed';
  if (recorded === 'processing' || recorded === 'created') return 'processing';
  if (redirectStatus === 'failed') return 'failed';
  if (redirectStatus === 'processing') return 'processing';
  // An address alone proves nothing: only our record makes a named payment a success.
  return recorded ?? 'success';
};

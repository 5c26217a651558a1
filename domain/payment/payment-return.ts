import * as z from 'zod/mini';
import { ROUTES } from '#domain/site/routes.ts';
import { isZelleName, orderReference } from './order-reference.ts';
import { ORDER_STATES, type OrderState } from './order-state.ts';

// The page a redirect comes back to shows; it never decides.

export const paymentStatusSchema = z.object({
  state: z.enum(ORDER_STATES),
  /** Only for whoever holds the payment's secret. */
  packageTitle: z.optional(z.string()),
  /** The package as the catalogue knows it, to choose it again. */
  packageId: z.optional(z.string()),
  /** An extra of a project, not a package. */
  extra: z.optional(z.boolean()),
  amountCents: z.optional(z.number()),
  taxCents: z.optional(z.number()),
  paidBy: z.optional(z.enum(['card', 'zelle'])),
  /** Once it is paid: the number of the receipt that can be downloaded. */
  receiptNumber: z.optional(z.number()),
  paidAt: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Opens the project that this payment began. */
  roomKey: z.optional(z.string()),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Transfer: the order waits for money that its buyer sends. Closed: it waits no longer. */
export type PaymentOutcome =
  | 'success'
  | 'processing'
  | 'failed'
  | 'checking'
  | 'transfer'
  | 'closed'
  | NoRecord;

/** A payment that we do not have, and one that we could not look up. */
export type NoRecord = 'unknown' | 'unreachable';

const PROVIDER_NAMES = /^[A-Za-z0-9_]{8,255}$/;

const NAMES = {
  intent: 'payment_intent',
  secret: 'payment_intent_client_secret',
  status: 'redirect_status',
  /** What is paid: a package, unless it says otherwise. */
  what: 'for',
} as const;

/** Carries the payment's secret to our own calls: an address is written into logs. */
export const PAYMENT_SECRET_HEADER = 'x-payment-secret';

/** What asks about a payment, and with its secret about what was bought by it. */
export const askAbout = (intentId: string, clientSecret: string | undefined) => {
  // What somebody typed into the address may be no header; no real secret is changed by this.
  const headers: Record<string, string> = clientSecret
    ? { [PAYMENT_SECRET_HEADER]: encodeURIComponent(clientSecret) }
    : {};
  return { query: new URLSearchParams({ [NAMES.intent]: intentId }), headers };
};

/** Where a payment that is made leads, as the provider's own redirect would. */
export const returnAddress = ({ intentId, clientSecret }: { intentId: string; clientSecret: string }) =>
  `${ROUTES.paymentSuccess}?${new URLSearchParams({ [NAMES.intent]: intentId, [NAMES.secret]: clientSecret })}`;

/** Where the card of an extra leads back to. */
export const EXTRA_RETURN = `${ROUTES.paymentSuccess}?${NAMES.what}=extra`;

/** The same address without the secret, which nobody should copy, photograph or send on. */
export const withoutSecret = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(NAMES.secret);
  return query.size > 0 ? `?${query}` : '';
};

export const readReturn = (search: string) => {
  const query = new URLSearchParams(search);
  const intent = query.get(NAMES.intent) ?? '';
  const known = PROVIDER_NAMES.test(intent);
  return {
    intentId: known ? intent : undefined,
    clientSecret: query.get(NAMES.secret) ?? undefined,
    reference: known ? orderReference(intent) : undefined,
    redirectStatus: query.get(NAMES.status) ?? undefined,
    isExtra: query.get(NAMES.what) === 'extra',
    isTransfer: known && isZelleName(intent),
  };
};

/** What to tell the visitor: our own record first, then the provider's word, else as specified. */
export const outcomeOf = (
  recorded: OrderState | NoRecord | undefined,
  redirectStatus: string | undefined,
  isTransfer = false,
): PaymentOutcome => {
  if (recorded === 'paid' || recorded === 'refunded') return 'success';
  if (isTransfer && recorded === 'created') return 'transfer';
  if (isTransfer && recorded === 'expired') return 'closed';
  if (recorded === 'failed' || recorded === 'expired') return 'failed';
  if (recorded === 'processing' || recorded === 'created') return 'processing';
  if (redirectStatus === 'failed') return 'failed';
  if (redirectStatus === 'processing') return 'processing';
  // An address alone proves nothing: only our record makes a named payment a success.
  return recorded ?? 'success';
};

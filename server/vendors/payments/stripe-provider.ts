import Stripe from 'stripe';
import { plainLine } from '#domain/site/plain-text.ts';
import type { Config } from '#server/config.ts';
import { PAYMENT_PROVIDER } from '#server/limits.ts';
import {
  type IntentFacts,
  type IntentStatus,
  type PaymentProvider,
  RefusedRefund,
  UnsignedEvent,
} from './payment-provider.ts';

type Refund = Parameters<PaymentProvider['refund']>[0];

const STATUS: Partial<Record<Stripe.PaymentIntent.Status, IntentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'processing',
  requires_capture: 'processing',
  canceled: 'failed',
};

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' ? charge : null;

// An intent that needs a (new) card after a refusal carries that refusal.
const statusOf = (intent: Stripe.PaymentIntent): IntentStatus => {
  if (chargeOf(intent)?.refunded) return 'refunded';
  return STATUS[intent.status] ?? (intent.last_payment_error ? 'failed' : 'open');
};

const factsOf = (intent: Stripe.PaymentIntent): IntentFacts => ({
  id: intent.id,
  status: statusOf(intent),
  amountCents: intent.amount,
  refundedCents: chargeOf(intent)?.amount_refunded ?? 0,
  currency: intent.currency,
  orderId: intent.metadata.orderId,
  live: intent.livemode,
  receiptEmail: intent.receipt_email ?? undefined,
  failure: intent.last_payment_error?.message && plainLine(intent.last_payment_error.message),
});

const intentIdOf = (event: Stripe.Event): string | undefined => {
  const object = event.data.object as { object?: string; id?: string; payment_intent?: unknown };
  if (object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'string' ? object.payment_intent : undefined;
};

// A key of ours is forgotten by the provider after a day; the mark on the refund is not.
const refundWith = async (stripe: Stripe, { intentId, amountCents, key }: Refund) => {
  try {
    const given = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    const before = given.data.find(({ metadata }) => metadata?.refundId === key);
    if (before) return { id: before.id };
    const { id } = await stripe.refunds.create(
      { payment_intent: intentId, amount: amountCents, metadata: { refundId: key } },
      { idempotencyKey: `refund-${key}` },
    );
    return { id };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefusedRefund(plainLine(error.message));
    throw error;
  }
};

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
  throw error;
};

const address = (apiUrl: string | undefined): Stripe.StripeConfig => {
  if (!apiUrl) return {};
  const url = new URL(apiUrl);
  return { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' };
};

export const stripeProvider = (settings: NonNullable<Config['stripe']>): PaymentProvider => {
  const stripe = new Stripe(settings.secretKey, {
    ...address(settings.apiUrl),
    timeout: PAYMENT_PROVIDER.timeoutMs,
    // A repeat carries the same idempotency key, so a time-out after charging is harmless.
    maxNetworkRetries: PAYMENT_PROVIDER.retries,
    telemetry: false,
  });
  return {
    name: 'stripe',
    live: settings.live,
    publicKey: settings.publishableKey,
    createIntent: async ({ orderId, amountCents, currency, description, receiptEmail }) => {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          description,
          allowed_payment_method_types: ['card'],
          metadata: { orderId },
          ...(receiptEmail ? { receipt_email: receiptEmail } : {}),
        },
        { idempotencyKey: `order-${orderId}` },
      );
      if (!intent.client_secret) throw new Error('the provider gave no client secret');
      return { id: intent.id, clientSecret: intent.client_secret };
    },
    fetchIntent: (id) =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).then(factsOf, unlessMissing),
    clientSecretOf: async (id) => {
      const intent = await stripe.paymentIntents.retrieve(id).catch(unlessMissing);
      return intent?.status === 'canceled' ? undefined : (intent?.client_secret ?? undefined);
    },
    refund: (refund) => refundWith(stripe, refund),
    cancelIntent: async (id) => {
      try {
        await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      } catch (error) {
        const before =
          error instanceof Stripe.errors.StripeInvalidRequestError && error.payment_intent?.status;
        if (before !== 'canceled') throw error;
      }
    },
    readEvent: async (rawBody, signature) => {
      if (!signature) throw new UnsignedEvent('no signature');
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(rawBody, signature, settings.webhookSecret);
      } catch {
        throw new UnsignedEvent('the signature does not fit');
      }
      return {
        id: event.id,
        kind: event.type,
        intentId: intentIdOf(event),
        live: event.livemode,
        payload: event,
      };
    },
  };
};

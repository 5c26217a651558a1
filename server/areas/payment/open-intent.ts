import type { FastifyBaseLogger } from 'fastify';
import { orderReference } from '#domain/payment/order-reference.ts';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { PAYMENT_PROVIDER } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { attachIntent, type Order } from './order-store.ts';

export const unlessUnavailable =
  (log: FastifyBaseLogger) =>
  (error: unknown): never => {
    log.error({ cause: error }, 'no intent');
    throw new Refusal(503, 'payment-unavailable', 'Card payment is unavailable right now.', {
      retryAfterSeconds: PAYMENT_PROVIDER.comeBackSeconds,
    });
  };

/** The intent of an order that was written before, and what the browser needs to pay it. */
export const openIntent = async (
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  order: Charged & Pick<Order, 'id' | 'packageTitle'> & { email?: string | null | undefined },
  log: FastifyBaseLogger,
): Promise<PaymentSetup> => {
  const { id: orderId, amountCents, packageTitle: description, email } = order;
  const receiptEmail = email ?? undefined;
  const intent = await payments
    .createIntent({ orderId, amountCents, currency: 'usd', description, receiptEmail })
    .catch(unlessUnavailable(log));
  await attachIntent(db, orderId, intent.id, intent.clientSecret);
  return setupOf(payments, intent, order);
};

type Charged = { amountCents: number; taxCents?: number };

export const setupOf = (
  { name, publicKey }: Services['payments'],
  { id, clientSecret }: { id: string; clientSecret: string },
  { amountCents, taxCents = 0 }: Charged,
): PaymentSetup => ({
  clientSecret,
  intentId: id,
  provider: name,
  publicKey,
  totalCents: amountCents,
  taxCents,
  reference: orderReference(id),
});

import type { FastifyBaseLogger } from 'fastify';
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
  { id, amountCents, packageTitle }: Pick<Order, 'id' | 'amountCents' | 'packageTitle'>,
  log: FastifyBaseLogger,
): Promise<PaymentSetup> => {
  const intent = await payments
    .createIntent({ orderId: id, amountCents, currency: 'usd', description: packageTitle })
    .catch(unlessUnavailable(log));
  await attachIntent(db, id, intent.id, intent.clientSecret);
  return setupOf(payments, intent);
};

export const setupOf = (
  { name, publicKey }: Services['payments'],
  { id, clientSecret }: { id: string; clientSecret: string },
): PaymentSetup => ({ clientSecret, intentId: id, provider: name, publicKey });

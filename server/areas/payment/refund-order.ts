import { orderReference } from '#domain/payment/order-reference.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { audit, recordEvent } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { PAYMENT_PROVIDER } from '#server/limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { RefusedRefund } from '#server/vendors/payments/payment-provider.ts';
import { findOrder, lockOrder, type Order } from './order-store.ts';
import { refundMails } from './payment-mails.tsx';
import { recordPayment } from './record-payment.ts';
import {
  askedRefundOf,
  closeRefund,
  findRefund,
  giveBackByHand,
  insertRefund,
  type Refund,
} from './refund-store.ts';

// A refund is written down before the provider is asked: whatever happens to the answer, the same refund is asked for again and
// never a second one. What went back is the provider's own count (recordPayment).

interface Asked {
  id: string;
  orderId: string;
  staffId: string;
  /** The whole rest without it. */
  amountCents: number | undefined;
  reason: string;
}

const refuse = (code: string, message: string) => new Refusal(409, code, message);

const restOf = (order: Order) => order.amountCents - order.refundedCents;

const amountOf = (order: Order, { amountCents }: Asked): number => {
  const rest = restOf(order);
  if (order.state === 'refunded' || rest <= 0) throw refuse('all-refunded', 'All of it was refunded before.');
  if (order.state !== 'paid') throw refuse('not-paid', 'Only a paid order can be refunded.');
  if (amountCents !== undefined && amountCents > rest)
    throw refuse('more-than-rest', `Only ${dollarsAndCents(rest)} of this order is left to refund.`);
  return amountCents ?? rest;
};

/** The refund to carry out: a new one, or the one that is under way already. */
const writeDown = async (services: Services, tx: Db, asked: Asked) => {
  const order = await lockOrder(tx, asked.orderId);
  if (!order) throw notFound('This order does not exist.');
  const before = (await findRefund(tx, asked.id)) ?? (await askedRefundOf(tx, order.id));
  if (before) return { order, refund: before, mails: [] };
  const amountCents = amountOf(order, asked);
  const byHand = order.provider === 'zelle';
  if (!byHand && (order.provider !== services.payments.name || order.live !== services.payments.live))
    throw refuse(
      'other-provider',
      'This order was paid with other payment settings than the ones in use now. Refund it at the provider.',
    );
  const { id, orderId, staffId, reason } = asked;
  const refund = await insertRefund(tx, { id, orderId, staffId, reason, amountCents });
  const amount = dollarsAndCents(amountCents);
  const reference = orderReference(order.intentId ?? '');
  await audit(tx, staffId, 'refund-order', `order/${orderId}`, { amount, reference, refund: id });
  const detail = [amount, reason].filter(Boolean).join(': ');
  await recordEvent(tx, { kind: 'order', id: orderId }, { staffId, kind: 'refund', detail });
  if (!byHand) return { order, refund, mails: [] };
  const now = await giveBackByHand(tx, order, amountCents);
  await closeRefund(tx, id, 'done');
  const { content, mail } = services;
  const about = {
    words: content.served.content.payment,
    consultancy: mail.consultancy,
    order: now,
  };
  const mails = await mail.queueInTransaction(tx, refundMails(about, amountCents, id));
  return { order: now, refund: { ...refund, state: 'done' }, mails };
};

const learn = async (services: Services, intentId: string, eventId: string) => {
  const facts = await services.payments.fetchIntent(intentId);
  if (!facts) return;
  const notice = { id: eventId, kind: 'refund', payload: {} };
  await recordPayment(services, services.payments, facts, notice);
};

/** Asks the provider, however often, for the same refund; throws what the provider throws. */
export const carryOut = async (services: Services, refund: Refund) => {
  const order = await findOrder(services.db, refund.orderId);
  if (!order?.intentId) return;
  const { intentId } = order;
  try {
    const { id } = await services.payments.refund({
      intentId,
      amountCents: refund.amountCents,
      key: refund.id,
    });
    await learn(services, intentId, `refund:${refund.id}`);
    await closeRefund(services.db, refund.id, 'done', id);
  } catch (error) {
    if (!(error instanceof RefusedRefund)) throw error;
    // Perhaps it was given back at the provider itself, which is why there is too little left.
    await learn(services, intentId, `refused:${refund.id}`);
    await closeRefund(services.db, refund.id, 'failed');
    throw error;
  }
};

const answerTo = (error: unknown) =>
  error instanceof RefusedRefund
    ? refuse('refund-refused', `The payment provider did not refund it: ${error.message}`)
    : new Refusal(
        503,
        'refund-unanswered',
        'The payment provider has not answered. The refund is noted and is asked for again in a few minutes. Do not enter it again.',
        { retryAfterSeconds: PAYMENT_PROVIDER.comeBackSeconds, cause: error },
      );

export const refundOrder = async (services: Services, asked: Asked) => {
  const { refund, mails } = await services.database.transaction((tx) => writeDown(services, tx, asked));
  for (const id of mails) void services.mail.tryNow(id);
  if (refund.state === 'failed') throw refuse('refund-refused', 'The payment provider did not refund it.');
  if (refund.state === 'asked')
    await carryOut(services, refund).catch((error: unknown) => {
      services.log.warn({ refund: refund.id, cause: error }, 'a refund was not carried out');
      throw answerTo(error);
    });
  const order = await findOrder(services.db, asked.orderId);
  if (asked.amountCents !== undefined && asked.amountCents !== refund.amountCents)
    throw refuse(
      'earlier-refund',
      `An earlier refund of ${dollarsAndCents(refund.amountCents)} was still open, and has gone through now. Refund the rest if you still want to.`,
    );
  return { amountCents: refund.amountCents, refundedCents: order?.refundedCents ?? refund.amountCents };
};

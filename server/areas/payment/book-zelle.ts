import { eq, sql } from 'drizzle-orm';
import { orderReference } from '#domain/payment/order-reference.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { audit, recordEvent } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { expireOrder, lockOrder, type Order } from './order-store.ts';
import { followPayment } from './paid-order.ts';
import { orders } from './tables.ts';

// What only a colleague can know of a payment by Zelle: that it has come, or that it will not.

type ByStaff = { orderId: string; staffId: string };

const refuse = (code: string, message: string) => new Refusal(409, code, message);

const heldOrder = async (tx: Db, { orderId }: ByStaff): Promise<Order> => {
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound('This order does not exist.');
  if (order.provider !== 'zelle')
    throw refuse('not-zelle', 'The card provider tells us about this payment. Only Zelle is booked by hand.');
  if (order.state === 'paid' || order.state === 'refunded')
    throw refuse('paid-already', 'This order has been booked as paid already.');
  return order;
};

const note = async (tx: Db, { orderId, staffId }: ByStaff, action: string, order: Order) => {
  const amount = dollarsAndCents(order.amountCents);
  const reference = orderReference(order.intentId ?? '');
  await audit(tx, staffId, action, `order/${orderId}`, { amount, reference });
  await recordEvent(tx, { kind: 'order', id: orderId }, { staffId, kind: action, detail: amount });
};

/** Also of an order that was given up before: money that came late is money. */
export const bookZellePayment = async (
  services: Services,
  by: ByStaff,
): Promise<{ receiptNumber: number | null }> => {
  const { database, mail } = services;
  const { queued, receiptNumber } = await database.transaction(async (tx) => {
    const order = await heldOrder(tx, by);
    const [paid = order] = await tx
      .update(orders)
      .set({ state: 'paid', paidAt: sql`now()`, failure: null })
      .where(eq(orders.id, order.id))
      .returning();
    await note(tx, by, 'mark-order-paid', order);
    const { order: numbered, mails } = await followPayment(services, tx, paid);
    return { queued: await mail.queueInTransaction(tx, mails), receiptNumber: numbered.receiptNumber };
  });
  for (const id of queued) void mail.tryNow(id);
  return { receiptNumber };
};

export const giveUpZelleOrder = ({ database }: Services, by: ByStaff) =>
  database.transaction(async (tx) => {
    const order = await heldOrder(tx, by);
    if (order.state === 'expired') return;
    await expireOrder(tx, order.id);
    await note(tx, by, 'cancel-order', order);
  });

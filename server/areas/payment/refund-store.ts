import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { OPEN_ORDERS } from '#server/limits.ts';
import type { Order } from './order-store.ts';
import { orders, refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** One that was asked for and not answered yet; at most one of an order is. */
export const askedRefundOf = async (tx: Db, orderId: string): Promise<Refund | undefined> =>
  (
    await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'asked')))
      .orderBy(desc(refunds.createdAt))
      .limit(1)
  )[0];

export const findRefund = async (tx: Db, id: string): Promise<Refund | undefined> =>
  (await tx.select().from(refunds).where(eq(refunds.id, id)).limit(1))[0];

type NewRefund = Pick<Refund, 'id' | 'orderId' | 'amountCents' | 'reason' | 'staffId'>;

export const insertRefund = async (tx: Db, refund: NewRefund): Promise<Refund> => {
  const [written] = await tx.insert(refunds).values(refund).returning();
  if (!written) throw new Error('the refund was not written');
  return written;
};

/** Only one that is still open: an answer that comes twice changes nothing. */
export const closeRefund = async (db: Db, id: string, state: 'done' | 'failed', providerId?: string) => {
  await db
    .update(refunds)
    .set({ state, ...(providerId ? { providerId } : {}) })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')));
};

/** Money that went another way than through the provider, by our own word. */
export const giveBackByHand = async (tx: Db, order: Order, amountCents: number): Promise<Order> => {
  const refundedCents = order.refundedCents + amountCents;
  const state = refundedCents === order.amountCents ? 'refunded' : order.state;
  const changes = { refundedCents, state, refundedAt: sql`now()` };
  const [changed = order] = await tx.update(orders).set(changes).where(eq(orders.id, order.id)).returning();
  return changed;
};

/** Asked for a while ago, and whether it happened is not known. */
export const unansweredRefunds = (db: Db, limit: number): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(
      sql`${refunds.state} = 'asked' and ${refunds.createdAt} < now() - interval '${sql.raw(OPEN_ORDERS.firstLook)}'`,
    )
    .orderBy(refunds.createdAt)
    .limit(limit);

import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import type { Order } from './order-store.ts';
import { orders } from './tables.ts';

const FIRST = 1001;

/**
 * The next number, in the transaction of the payment: what is rolled back leaves no gap. Payments take turns from here to their
 * commit, so it is asked for after everything else that a payment locks.
 */
export const giveReceiptNumber = async (tx: Db, order: Order): Promise<Order> => {
  if (order.receiptNumber !== null) return order;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('receipt numbers', 0))`);
  // A statement of its own: it sees what the one that held the lock before has committed.
  const next = sql`(select coalesce(max(receipt_number), ${FIRST - 1}::int) + 1 from orders)`;
  const [numbered = order] = await tx
    .update(orders)
    .set({ receiptNumber: sql`coalesce(${orders.receiptNumber}, ${next})` })
    .where(eq(orders.id, order.id))
    .returning();
  return numbered;
};

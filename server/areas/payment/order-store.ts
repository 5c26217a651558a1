import { eq, sql } from 'drizzle-orm';
import { isOrderState, moveForward, type OrderState } from '#domain/payment/order-state.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import { orders, paymentEvents } from './tables.ts';

export type Order = typeof orders.$inferSelect;

export interface NewOrder {
  id: string;
  packageTitle: string;
  amountCents: number;
  provider: string;
  live: boolean;
}

/** Written before the provider is asked, so that an event can never arrive for an order we do not have. */
export const createOrder = async (db: Db, order: NewOrder) => {
  await db.insert(orders).values(order).onConflictDoNothing();
};

export const attachIntent = async (db: Db, id: string, intentId: string, clientSecret: string) => {
  await db
    .update(orders)
    .set({ intentId, clientSecretHash: sha256(clientSecret) })
    .where(eq(orders.id, id));
};

export const findOrderByIntent = async (db: Db, intentId: string): Promise<Order | undefined> =>
  (await db.select().from(orders).where(eq(orders.intentId, intentId)).limit(1))[0];

/** Held until the transaction ends: ten copies of one event take turns here. */
export const lockOrder = async (tx: Db, id: string): Promise<Order | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update').limit(1))[0];

/** False when this event was stored before. */
export const storeEventOnce = async (
  tx: Db,
  event: { id: string; kind: string; orderId?: string; payload: unknown; outcome: string },
): Promise<boolean> => {
  const stored = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return stored.length > 0;
};

export const stateOf = (order: Order): OrderState => (isOrderState(order.state) ? order.state : 'created');

interface Change {
  state: OrderState;
  intentId: string;
  email: string | undefined;
  failure: string | undefined;
}

/** Moves the order forwards, never back; returns whether it moved. */
export const advanceOrder = async (tx: Db, order: Order, change: Change): Promise<boolean> => {
  const next = moveForward(stateOf(order), change.state);
  const moved = next !== order.state;
  await tx
    .update(orders)
    .set({
      state: next,
      intentId: change.intentId,
      checkedAt: sql`now()`,
      ...(change.email ? { email: change.email } : {}),
      ...(next === 'failed' ? { failure: change.failure ?? null } : {}),
      ...(moved && next === 'paid' ? { paidAt: sql`now()`, failure: null } : {}),
      ...(moved && next === 'refunded' ? { refundedAt: sql`now()` } : {}),
    })
    .where(eq(orders.id, order.id));
  return moved;
};

/** Orders whose payment may have gone on without us hearing of it. */
export const openOrders = async (db: Db, limit: number): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      sql`${orders.state} in ('created', 'processing', 'failed') and ${orders.intentId} is not null
          and ${orders.createdAt} > now() - interval '3 days' and ${orders.createdAt} < now() - interval '2 minutes'
          and (${orders.checkedAt} is null or ${orders.checkedAt} < now() - interval '10 minutes')`,
    )
    .orderBy(orders.createdAt)
    .limit(limit);

import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PackageId } from '#domain/package/catalogue.ts';
import { isOrderState, moveForward, type OrderState } from '#domain/payment/order-state.ts';
import { plainText } from '#domain/site/plain-text.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import { OPEN_ORDERS } from '#server/limits.ts';
import { orders, paymentEvents } from './tables.ts';

export type Order = typeof orders.$inferSelect;

interface NewOrder {
  id: string;
  packageId?: PackageId;
  packageTitle: string;
  /** The version whose title and price these are; an extra has them from its quote. */
  contentVersion?: number;
  quoteId?: string;
  projectId?: string;
  /** Where the visit came from. */
  source?: string;
  amountCents: number;
  provider: string;
  live: boolean;
  intentId?: string;
  clientSecretHash?: string;
}

/** Who bought, under which terms, and the tax of their state. */
export type BuyerColumns = Pick<
  Order,
  | 'buyerName'
  | 'email'
  | 'phone'
  | 'region'
  | 'taxCents'
  | 'taxThousandths'
  | 'termsVersion'
  | 'termsAcceptedAt'
  | 'termsAddress'
>;

/** Written before the provider is asked, so that an event can never arrive for an order we do not have. */
export const createOrder = async (db: Db, order: NewOrder & Partial<BuyerColumns>): Promise<Order> => {
  const [written] = await db.insert(orders).values(order).onConflictDoNothing().returning();
  const kept = written ?? (await findOrder(db, order.id));
  if (!kept) throw new Error('the order was not written');
  return kept;
};

interface PaidByHand {
  id: string;
  quoteId: string;
  projectId: string;
  title: string;
  amountCents: number;
  email: string | null;
  live: boolean;
}

/** Money that came by Zelle: no provider knows of it, staff do. */
export const insertPaidOrder = async (tx: Db, { title, ...order }: PaidByHand): Promise<Order> => {
  const [written] = await tx
    .insert(orders)
    .values({ ...order, packageTitle: title, provider: 'zelle', state: 'paid', paidAt: sql`now()` })
    .returning();
  if (!written) throw new Error('the order was not written');
  return written;
};

export const attachIntent = async (db: Db, id: string, intentId: string, clientSecret: string) => {
  await db
    .update(orders)
    .set({ intentId, clientSecretHash: sha256(clientSecret) })
    .where(eq(orders.id, id));
};

export const findOrder = async (db: Db, id: string): Promise<Order | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)).limit(1))[0];

export const findOrderByIntent = async (db: Db, intentId: string): Promise<Order | undefined> =>
  (await db.select().from(orders).where(eq(orders.intentId, intentId)).limit(1))[0];

/** Held until the transaction ends: ten copies of one event take turns here. */
export const lockOrder = async (tx: Db, id: string): Promise<Order | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update').limit(1))[0];

// The provider may repeat what a buyer typed, and the database takes neither half characters nor zeros.
const storable = (payload: unknown): unknown =>
  JSON.parse(
    JSON.stringify(payload, (_key, value) => (typeof value === 'string' ? plainText(value) : value)),
  );

/** False when this event was stored before. */
export const storeEventOnce = async (
  tx: Db,
  event: { id: string; kind: string; orderId?: string; payload: unknown; outcome: string },
): Promise<boolean> => {
  const stored = await tx
    .insert(paymentEvents)
    .values({ ...event, payload: storable(event.payload) })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return stored.length > 0;
};

export const stateOf = (order: Order): OrderState => (isOrderState(order.state) ? order.state : 'created');

interface Change {
  state: OrderState;
  intentId: string;
  refundedCents: number;
  email: string | undefined;
  failure: string | undefined;
}

// Forwards only, but for money that did not reach the buyer after all: a refund that the bank sent back leaves the order paid.
const nextState = (order: Order, { state, refundedCents }: Change): OrderState => {
  const sentBack = order.state === 'refunded' && refundedCents < order.amountCents && state === 'paid';
  return sentBack ? 'paid' : moveForward(stateOf(order), state);
};

// What a buyer typed before paying stands, whatever address the provider knows; and what was erased since does not come back.
const takesAddress = ({ buyerName, paidAt }: Order) => buyerName === null && paidAt === null;

/** Returns the order as it stands now, and whether it is newly paid. */
export const advanceOrder = async (tx: Db, order: Order, change: Change) => {
  const next = nextState(order, change);
  const moved = next !== order.state;
  const becamePaid = moved && next === 'paid' && order.state !== 'refunded';
  const [changed = order] = await tx
    .update(orders)
    .set({
      state: next,
      intentId: change.intentId,
      refundedCents: change.refundedCents,
      checkedAt: sql`now()`,
      ...(change.email && takesAddress(order) ? { email: change.email } : {}),
      ...(next === 'failed' ? { failure: change.failure ?? null } : {}),
      ...(becamePaid ? { paidAt: sql`now()`, failure: null } : {}),
      ...(change.refundedCents > order.refundedCents ? { refundedAt: sql`now()` } : {}),
    })
    .where(eq(orders.id, order.id))
    .returning();
  return { becamePaid, order: changed };
};

const OPEN = sql`state in ('created', 'processing', 'failed')`;

/**
 * Orders whose payment may have changed while its event was lost. Each moves on by being taken, whatever comes of it;
 * half are the newest and half those that waited longest, so neither a backlog nor a flood can hide one.
 */
export const claimOpenOrders = async (db: Db, provider: string): Promise<(Order & { old: boolean })[]> => {
  const half = OPEN_ORDERS.batch / 2;
  const due = sql`
    select id from orders where ${OPEN} and intent_id is not null and provider = ${provider}
      and created_at < now() - interval '${sql.raw(OPEN_ORDERS.firstLook)}'
      and (checked_at is null or checked_at <
        now() - greatest(interval '${sql.raw(OPEN_ORDERS.shortestPause)}', (now() - created_at) / 4))`;
  const taken = await db
    .update(orders)
    .set({ checkedAt: sql`now()` })
    .where(
      sql`${orders.id} in ((${due} order by created_at desc limit ${half})
        union (${due} order by coalesce(checked_at, created_at) limit ${half}))`,
    )
    .returning({
      ...getTableColumns(orders),
      old: sql<boolean>`created_at < now() - interval '${sql.raw(OPEN_ORDERS.expireAfter)}'`,
    });
  return taken;
};

/** Expires an unpaid order; one that was paid in the meantime stays paid. */
export const expireOrder = async (db: Db, id: string) => {
  await db.update(orders).set({ state: 'expired' }).where(sql`${orders.id} = ${id} and ${OPEN}`);
};

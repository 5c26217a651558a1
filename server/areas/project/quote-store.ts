import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Order } from '#server/areas/payment/order-store.ts';
import { orders } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';
import { projectQuotes, projects } from './tables.ts';

export type Quote = typeof projectQuotes.$inferSelect;

export const findQuote = async (db: Db, id: string): Promise<Quote | undefined> =>
  (await db.select().from(projectQuotes).where(eq(projectQuotes.id, id)).limit(1))[0];

/** Held until the transaction ends: who answers, withdraws and pays at the same moment takes turns here. Orders are locked before it. */
export const lockQuote = async (tx: Db, id: string, projectId?: string): Promise<Quote | undefined> =>
  (
    await tx
      .select()
      .from(projectQuotes)
      .where(and(eq(projectQuotes.id, id), projectId ? eq(projectQuotes.projectId, projectId) : undefined))
      .for('update')
      .limit(1)
  )[0];

type NewQuote = Pick<Quote, 'id' | 'projectId' | 'staffId' | 'title' | 'words' | 'amountCents'>;

/** Nothing when it was written before. */
export const insertQuote = async (tx: Db, quote: NewQuote): Promise<Quote | undefined> =>
  (await tx.insert(projectQuotes).values(quote).onConflictDoNothing().returning())[0];

export const countStandingQuotes = async (tx: Db, projectId: string): Promise<number> => {
  const standing = and(
    eq(projectQuotes.projectId, projectId),
    inArray(projectQuotes.state, ['open', 'accepted']),
  );
  const [found] = await tx.select({ number: count() }).from(projectQuotes).where(standing);
  return found?.number ?? 0;
};

export const changeQuote = async (tx: Db, id: string, change: Partial<Quote>) => {
  await tx.update(projectQuotes).set(change).where(eq(projectQuotes.id, id));
};

/** Something of the client's that no colleague has seen yet. */
export const noteNews = async (tx: Db, projectId: string) => {
  await tx
    .update(projects)
    .set({ unread: sql`${projects.unread} + 1`, updatedAt: sql`now()` })
    .where(eq(projects.id, projectId));
};

/** Orders of a quote that a card could still pay, the newest first. */
export const openOrdersOf = (db: Db, quoteId: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.quoteId, quoteId), inArray(orders.state, ['created', 'processing', 'failed'])))
    .orderBy(desc(orders.createdAt), desc(orders.id));

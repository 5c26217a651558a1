import { and, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#domain/console/lists.ts';
import {
  type Connection,
  type ConnectionForm,
  type Delivery,
  MOST_CONNECTIONS,
} from '#domain/webhook/connections.ts';
import type { Db } from '#server/database/database.ts';
import { WEBHOOKS } from '#server/limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { newSecret } from './sign-message.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

type Endpoint = typeof webhookEndpoints.$inferSelect;
type Row = typeof webhookDeliveries.$inferSelect;

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

// Each by an index of its own: the log of a month may be long.
const WAITING = sql<number>`(select count(*)::int from webhook_deliveries
  where endpoint_id = webhook_endpoints.id and state = 'queued')`;
const LAST_SENT = sql`(select sent_at from webhook_deliveries
  where endpoint_id = webhook_endpoints.id and state = 'sent' and event_id is not null
  order by created_at desc limit 1)`.mapWith(webhookDeliveries.sentAt);

// Tests are few, and found by having no event.
const LAST_TEST = sql`(select max(sent_at) from webhook_deliveries
  where endpoint_id = webhook_endpoints.id and event_id is null and state = 'sent')`.mapWith(
  webhookDeliveries.sentAt,
);

export const listConnections = async (db: Db): Promise<Connection[]> => {
  const { secret: _secret, formerSecret: _former, ...endpoint } = getTableColumns(webhookEndpoints);
  const found = await db
    .select({ ...endpoint, waiting: WAITING, lastSentAt: LAST_SENT, lastTestAt: LAST_TEST })
    .from(webhookEndpoints)
    .orderBy(webhookEndpoints.createdAt);
  return found.map(({ createdAt, failingSince, lastSentAt, lastTestAt, formerUntil, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    failingSince: textOf(failingSince),
    lastSentAt: textOf(lastSentAt),
    lastTestAt: textOf(lastTestAt),
    formerSecretUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
  }));
};

export const findConnection = async (db: Db, id: string): Promise<Endpoint> => {
  const [found] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  if (!found) throw notFound();
  return found;
};

export const addConnection = async (tx: Db, form: ConnectionForm) => {
  // One after another, so that two at once do not pass the limit together.
  await tx.execute(sql`lock table webhook_endpoints in share row exclusive mode`);
  if ((await tx.$count(webhookEndpoints)) >= MOST_CONNECTIONS)
    throw new Refusal(
      409,
      'too-many',
      `There can be ${MOST_CONNECTIONS} connections. Please delete one first.`,
    );
  const [added] = await tx
    .insert(webhookEndpoints)
    .values({ id: crypto.randomUUID(), ...form, secret: newSecret() })
    .returning();
  if (!added) throw new Error('a connection was not stored');
  return added;
};

const change = async (tx: Db, id: string, values: Partial<Endpoint> | Record<string, SQL | string>) => {
  const [changed] = await tx
    .update(webhookEndpoints)
    .set(values)
    .where(eq(webhookEndpoints.id, id))
    .returning();
  if (!changed) throw notFound();
  return changed;
};

/** Another address begins with a clean slate. */
export const changeConnection = async (tx: Db, id: string, form: ConnectionForm) => {
  const { url } = await findConnection(tx, id);
  return change(tx, id, { ...form, ...(url === form.url ? {} : { failingSince: null }) });
};

export const switchConnection = (tx: Db, id: string, active: boolean) =>
  change(tx, id, { active, stoppedReason: null, failingSince: null });

export const rotateSecret = (tx: Db, id: string) =>
  change(tx, id, {
    secret: newSecret(),
    formerSecret: sql`secret`,
    formerUntil: sql.raw(`now() + interval '${WEBHOOKS.formerSecretLasts}'`),
  });

export const deleteConnection = async (tx: Db, id: string) => {
  const [gone] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning();
  if (!gone) throw notFound();
  return gone;
};

const toDelivery = (row: Row): Delivery => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  event: row.event,
  isTest: row.eventId === null,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'queued' ? row.nextAttemptAt.toISOString() : null,
  sentAt: textOf(row.sentAt),
  responseStatus: row.responseStatus,
  responseExcerpt: row.responseExcerpt,
  tookMs: row.tookMs,
  error: row.lastError,
});

/** Newest first; a page goes on after the last delivery of the one before. */
export const deliveriesPage = async (db: Db, endpointId: string, after: string | undefined) => {
  const { createdAt, id } = webhookDeliveries;
  const older = after
    ? sql`(created_at, id) < (select created_at, id from webhook_deliveries where id = ${after}::uuid)`
    : undefined;
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  const items = rows.slice(0, PAGE_SIZE).map(toDelivery);
  const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined;
  return { items, ...(last ? { next: last.id } : {}) };
};

export const findDelivery = async (db: Db, id: string): Promise<Delivery> => {
  const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  if (!found) throw notFound();
  return toDelivery(found);
};

/** From the beginning, as if it had just happened. One that is just being sent, or soon will be, is left alone. */
export const sendAgain = async (tx: Db, endpointId: string, id: string) => {
  const rests = or(
    ne(webhookDeliveries.state, 'queued'),
    sql`next_attempt_at > ${sql.raw(`now() + interval '${WEBHOOKS.leaseMs} milliseconds'`)}`,
  );
  await tx
    .update(webhookDeliveries)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId), rests));
};

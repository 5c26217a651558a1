import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeliveryError, WebhookEvent } from '#domain/webhook/events.ts';
import type { Db } from '#server/database/database.ts';
import { WEBHOOKS } from '#server/limits.ts';
import type { Answer } from './post-message.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

// What is to be sent to whom. A delivery is claimed by moving its next attempt to the end of a lease: two processes never hold
// the same one, and one whose process was killed comes back when the lease ends.

/** Writes the deliveries of what has happened, to every connection that wants it; says how many events there were. */
export const spreadEvents = async (db: Db): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    with fresh as materialized (
      select id, event, created_at from webhook_events where not spread
      order by created_at limit ${WEBHOOKS.spreadAtOnce} for update skip locked
    ), written as (
      insert into webhook_deliveries (id, endpoint_id, event_id, event)
      select gen_random_uuid(), endpoints.id, fresh.id, fresh.event
      from fresh join webhook_endpoints endpoints on endpoints.active and endpoints.events ? fresh.event
        and endpoints.created_at <= fresh.created_at
      on conflict do nothing
    )
    update webhook_events set spread = true where id in (select id from fresh)`);
  return rowCount ?? 0;
};

export interface ClaimedDelivery {
  id: string;
  endpointId: string;
  eventId: string | null;
  event: WebhookEvent;
  attempts: number;
  url: string;
  secret: string;
  formerSecret: string | null;
  /** Of the event; gone with it after a month. */
  happenedAt: Date | null;
  aboutTable: string | null;
  aboutId: string | null;
}

type Claimed = Omit<ClaimedDelivery, 'happenedAt'> & { happenedAt: string | null };

const later = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

const FACTS = sql`deliveries.id, endpoints.id as endpoint_id, endpoints.url, endpoints.secret,
  case when endpoints.former_until > now() then endpoints.former_secret end as former_secret,
  events.created_at as happened_at, events.about_table, events.about_id`;

const claim = async (db: Db, due: SQL, leaseMs: number): Promise<ClaimedDelivery[]> => {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with due as materialized (${due})
    update webhook_deliveries as claimed set attempts = claimed.attempts + 1, next_attempt_at = ${later(leaseMs)}
    from due where claimed.id = due.id
    returning claimed.id, due.endpoint_id as "endpointId", claimed.event_id as "eventId", claimed.event, claimed.attempts,
      due.url, due.secret, due.former_secret as "formerSecret", due.happened_at::text as "happenedAt",
      due.about_table as "aboutTable", due.about_id as "aboutId"`);
  return rows.map((row) => ({ ...row, happenedAt: row.happenedAt ? new Date(row.happenedAt) : null }));
};

/** What is due, for each connection as much as it has lanes free here. */
export const claimDue = (db: Db, busy: Record<string, number>, leaseMs: number) =>
  claim(
    db,
    sql`select ${FACTS} from webhook_endpoints endpoints
      cross join lateral (
        select id, event_id from webhook_deliveries
        where endpoint_id = endpoints.id and state = 'queued' and next_attempt_at <= now()
        order by next_attempt_at
        limit ${WEBHOOKS.lanes} - coalesce((${JSON.stringify(busy)}::jsonb ->> endpoints.id::text)::int, 0)
        for update skip locked
      ) deliveries
      left join webhook_events events on events.id = deliveries.event_id
      where endpoints.active`,
    leaseMs,
  );

/** A test that the owner waits for: written as already claimed, and by nobody else unless this process dies over it. */
export const claimTest = async (db: Db, endpointId: string, event: WebhookEvent, leaseMs: number) => {
  const id = crypto.randomUUID();
  await db.insert(webhookDeliveries).values({ id, endpointId, event, nextAttemptAt: later(leaseMs) });
  const [claimed] = await claim(
    db,
    sql`select ${FACTS} from webhook_deliveries deliveries
      join webhook_endpoints endpoints on endpoints.id = deliveries.endpoint_id
      left join webhook_events events on events.id = deliveries.event_id where deliveries.id = ${id}::uuid`,
    leaseMs,
  );
  return claimed;
};

/** Only the attempt that still holds the lease may record its outcome: `attempts` has moved on for one that is too late. */
const isHeld = ({ id, attempts }: ClaimedDelivery) =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts));

export const recordDropped = async (db: Db, claimed: ClaimedDelivery) => {
  await db
    .update(webhookDeliveries)
    .set({ state: 'dropped', lastError: 'erased', responseStatus: null, responseExcerpt: null, tookMs: null })
    .where(isHeld(claimed));
};

const isTest = ({ eventId }: ClaimedDelivery) => eventId === null;

const whatFollows = (claimed: ClaimedDelivery, error: DeliveryError | null) => {
  if (error === null) return { state: 'sent', sentAt: sql`now()` } as const;
  const seconds = WEBHOOKS.retrySeconds[claimed.attempts - 1];
  if (isTest(claimed) || error === 'gone' || seconds === undefined) return { state: 'failed' } as const;
  // A little apart, so that what failed at once does not come back at once.
  const pause = seconds * 1000 * (1 + Math.random() / 10);
  return { state: 'queued', nextAttemptAt: later(pause) } as const;
};

const recordHealth = async (db: Db, endpointId: string, works: boolean) => {
  const { id, failingSince } = webhookEndpoints;
  await db
    .update(webhookEndpoints)
    .set({ failingSince: works ? null : sql`now()` })
    .where(and(eq(id, endpointId), works ? isNotNull(failingSince) : isNull(failingSince)));
};

/** An answer may repeat what was sent: kept until the next attempt alone, which drops what was erased. A test holds invented words. */
export const recordAnswer = async (db: Db, claimed: ClaimedDelivery, answer: Answer) => {
  const { status, excerpt, tookMs, error } = answer;
  const next = whatFollows(claimed, error);
  if (!isTest(claimed)) await recordHealth(db, claimed.endpointId, error === null);
  await db
    .update(webhookDeliveries)
    .set({
      ...next,
      responseStatus: status,
      responseExcerpt: next.state === 'queued' || isTest(claimed) ? excerpt : null,
      tookMs,
      lastError: error,
    })
    .where(isHeld(claimed));
};

/** Answers of other programs may repeat anybody's words: when a person is erased, none of them is kept. */
export const forgetAnswers = (tx: Db) =>
  tx
    .update(webhookDeliveries)
    .set({ responseExcerpt: null })
    .where(and(isNotNull(webhookDeliveries.eventId), isNotNull(webhookDeliveries.responseExcerpt)));

export const forgetOldDeliveries = async (db: Db) => {
  const kept = sql.raw(`interval '${WEBHOOKS.logKept}'`);
  await db.execute(sql`delete from webhook_deliveries where created_at < now() - ${kept}`);
  await db.execute(sql`delete from webhook_events where created_at < now() - ${kept}`);
  // No pause is longer than a day: what lies further ahead was written by a clock that has been set back since.
  await db.execute(sql`update webhook_deliveries set next_attempt_at = now()
    where state = 'queued' and next_attempt_at > now() + interval '30 hours'`);
};

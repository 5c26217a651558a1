import { and, asc, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { dayIn } from '#domain/booking/local-time.ts';
import type { Waiting } from '#domain/console/lists.ts';
import { mayUse, type StaffRole } from '#domain/console/roles.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { webhookEndpoints } from '#server/areas/webhook/tables.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';

// Card payments that nobody finished expire within days: whatever waits for Zelle is among so many of the newest.
const UNFINISHED = 10_000;

const zelleOrders = async (db: Db): Promise<Waiting['zelle']> => {
  const unfinished = db
    .select({ provider: orders.provider, status: orders.status, amountCents: orders.amountCents })
    .from(orders)
    .where(eq(orders.state, 'created'))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(UNFINISHED)
    .as('unfinished');
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      cents: sql`coalesce(sum(${unfinished.amountCents}), 0)`.mapWith(Number),
    })
    .from(unfinished)
    .where(and(eq(unfinished.provider, 'zelle'), ne(unfinished.status, 'spam')));
  return found ?? { count: 0, cents: 0 };
};

// There are few, see MOST_CONNECTIONS.
const troubledConnections = async (db: Db): Promise<Waiting['connections']> => {
  const { id, name, active, stoppedReason, failingSince, createdAt } = webhookEndpoints;
  const found = await db
    .select({ id, name, stoppedReason })
    .from(webhookEndpoints)
    .where(or(isNotNull(stoppedReason), and(eq(active, true), isNotNull(failingSince))))
    .orderBy(asc(createdAt));
  return found.map(({ stoppedReason, ...rest }) => ({ ...rest, stopped: stoppedReason !== null }));
};

// No two calls overlap, so that weeks hold no more than some thousand.
const videoCalls = async (db: Db, zone: string): Promise<Waiting['videoCalls']> => {
  const { startsAt, state, way, status } = bookings;
  const [found] = await db
    .select({ count: sql`count(*)`.mapWith(Number), first: sql`min(${startsAt})`.mapWith(startsAt) })
    .from(bookings)
    .where(
      and(
        sql`${startsAt} > now()`,
        lt(startsAt, sql`now() + interval '60 days'`),
        eq(state, 'booked'),
        eq(way, 'video'),
        ne(status, 'spam'),
      ),
    );
  return found?.count
    ? { count: found.count, firstDay: dayIn(zone, found.first.toISOString()) }
    : { count: 0, firstDay: null };
};

/** What somebody in the studio has to see to, by the role of who asks. */
export const whatWaits = async ({ db, content }: Services, role: StaffRole): Promise<Waiting> => {
  const { videoUrl, zone } = content.served.content.booking.BOOKING_RULES;
  return {
    zelle: await zelleOrders(db),
    connections: mayUse(role, 'accounts') ? await troubledConnections(db) : [],
    videoCalls: videoUrl ? { count: 0, firstDay: null } : await videoCalls(db, zone),
  };
};

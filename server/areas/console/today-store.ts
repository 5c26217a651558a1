import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { dayIn } from '#domain/booking/local-time.ts';
import { type BusinessTime, businessTime } from '#domain/console/business-time.ts';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import type { StaffRole } from '#domain/console/roles.ts';
import type { Today } from '#domain/console/today.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { KIND_TABLES } from './kinds.ts';
import { countOpen } from './list-store.ts';
import { moneyOf } from './money-store.ts';
import { withoutSurvey } from './survey-store.ts';
import { unansweredNow } from './unanswered-store.ts';
import { whatWaits } from './waiting-store.ts';

// What the day asks for: who waits, what is missing, who calls, what was paid.

const MOST_CALLS = 6;

/** Today's calls, and of the next two weeks as many as there is room for. */
const callsFrom = async (db: Db, { day, nextDay }: BusinessTime): Promise<Today['calls']> => {
  const { id, startsAt, endsAt, name, way, state, status, email } = bookings;
  const found = await db
    .select({ id, startsAt, endsAt, name, way, email })
    .from(bookings)
    .where(
      and(
        gte(startsAt, new Date(day)),
        lt(startsAt, sql`${new Date(day)}::timestamptz + interval '15 days'`),
        eq(state, 'booked'),
        ne(status, 'spam'),
      ),
    )
    .orderBy(asc(startsAt))
    .limit(60);
  const isToday = (moment: Date) => moment < new Date(nextDay);
  const shown = found.filter((call, index) => index < MOST_CALLS || isToday(call.startsAt));
  return (await withLanguages(db, shown)).map(({ email: _, ...call }) => ({
    ...call,
    startsAt: call.startsAt.toISOString(),
    endsAt: call.endsAt.toISOString(),
    isToday: isToday(call.startsAt),
  }));
};

/** Everything at once, on the business's own calendar. */
export const todayOf = async (services: Services, role: StaffRole, now = new Date()): Promise<Today> => {
  const { db, content, payments } = services;
  const { zone } = content.served.content.booking.BOOKING_RULES;
  const time = businessTime(zone, now);
  const [waiting, unanswered, survey, calls, money] = await Promise.all([
    whatWaits(services, role),
    unansweredNow(db),
    withoutSurvey(db),
    callsFrom(db, time),
    moneyOf(db, time, (moment) => dayIn(zone, moment), payments.live),
  ]);
  return {
    day: time.today,
    now: now.toISOString(),
    waiting,
    unanswered,
    withoutSurvey: survey,
    calls,
    money,
  };
};

export const openCounts = async (db: Db): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      LIST_KINDS.map(async (kind) => [kind, await countOpen(db, KIND_TABLES[kind])] as const),
    ),
  );

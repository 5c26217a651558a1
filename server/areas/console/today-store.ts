import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { dayIn } from '#domain/booking/local-time.ts';
import { type BusinessTime, businessTime } from '#domain/console/business-time.ts';
import { LIST_KINDS } from '#domain/console/kinds.ts';
import type { StaffRole } from '#domain/console/roles.ts';
import {
  ANSWERED_KINDS,
  type AnsweredKind,
  longestFirst,
  MOST_UNANSWERED,
  type Today,
  type Unanswered,
} from '#domain/console/today.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { projectMessages, projects } from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { KIND_TABLES } from './kinds.ts';
import { withPictures } from './lead-designs.ts';
import { countOpen, type ListItem, oldestOpen } from './list-store.ts';
import { moneyOf } from './money-store.ts';
import { withoutSurvey } from './survey-store.ts';
import { whatWaits } from './waiting-store.ts';

// What the day asks for: who waits, what is missing, who calls, what was paid.

const momentText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/** A project waits for words when its client said something that no colleague has read. */
const unread = and(eq(projects.state, 'active'), sql`${projects.unread} > 0`);

const firstUnread = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const { projectId, createdAt, side, readAt } = projectMessages;
  const found = await db
    .select({ projectId, since: sql`min(${createdAt})`.mapWith(createdAt) })
    .from(projectMessages)
    .where(and(inArray(projectId, ids), eq(side, 'client'), isNull(readAt)))
    .groupBy(projectId);
  return new Map(found.map((row) => [row.projectId, momentText(row.since)]));
};

/** The projects whose clients have waited longest; one of rounds and comments alone, since it was last touched. */
const waitingProjects = async (db: Db): Promise<Unanswered[]> => {
  const touched = await db
    .select({ id: projects.id, updatedAt: projects.updatedAt })
    .from(projects)
    .where(unread)
    .orderBy(desc(projects.dueAt))
    .limit(MOST_UNANSWERED * 4);
  if (touched.length === 0) return [];
  const since = await firstUnread(
    db,
    touched.map(({ id }) => id),
  );
  const rows = await oldestOpen(
    db,
    KIND_TABLES.projects,
    touched.length,
    inArray(
      projects.id,
      touched.map(({ id }) => id),
    ),
  );
  const fallback = new Map(touched.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  return rows.map((item) => ({
    kind: 'projects',
    since: since.get(item.id) ?? fallback.get(item.id) ?? momentText(item.createdAt),
    item,
  }));
};

/** An order waits from the moment it was paid. */
const sinceOf = (kind: AnsweredKind, item: ListItem) =>
  momentText(kind === 'orders' ? (item.paidAt ?? item.createdAt) : item.createdAt);

const waitingIn = async (db: Db, kind: AnsweredKind): Promise<Unanswered[]> => {
  if (kind === 'projects') return waitingProjects(db);
  const rows = await oldestOpen(db, KIND_TABLES[kind], MOST_UNANSWERED);
  const shown = await withPictures(db, kind, rows);
  return shown.map((item, index) => {
    const row = rows[index];
    return { kind, since: row ? sinceOf(kind, row) : '', item };
  });
};

const unansweredNow = async (db: Db): Promise<Today['unanswered']> => {
  const found = await Promise.all(ANSWERED_KINDS.map((kind) => waitingIn(db, kind)));
  const counts = await Promise.all(
    ANSWERED_KINDS.map((kind) =>
      countOpen(
        db,
        kind === 'projects' ? { ...KIND_TABLES.projects, open: unread ? [unread] : [] } : KIND_TABLES[kind],
      ),
    ),
  );
  return {
    count: counts.reduce((all, one) => all + one, 0),
    longest: longestFirst(found.flat()).slice(0, MOST_UNANSWERED),
  };
};

const MOST_CALLS = 6;

/** Today's calls, and of the next two weeks as many as there is room for. */
const callsFrom = async (db: Db, { day, nextDay }: BusinessTime): Promise<Today['calls']> => {
  const { id, startsAt, endsAt, name, way, state, status } = bookings;
  const found = await db
    .select({ id, startsAt, endsAt, name, way })
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
  return found
    .filter((call, index) => index < MOST_CALLS || isToday(call.startsAt))
    .map((call) => ({
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

import { desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '#domain/console/lists.ts';
import { auditLog, leadEvents, user } from '#server/areas/staff/tables.ts';
import type { Db } from '#server/database/database.ts';
import { type ListKey, olderThan, pageOf } from './list-store.ts';

/** Who did what to whom. Subjects are ids or hashes, so that the log itself holds nobody's data. */
export const audit = async (
  db: Db,
  staffId: string,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
) => {
  await db.insert(auditLog).values({ id: crypto.randomUUID(), staffId, action, subject, detail });
};

/** One page of the log, newest first. */
export const auditPage = async (db: Db, before: ListKey | undefined) => {
  const { id, createdAt, action, subject, detail } = auditLog;
  const rows = await db
    .select({ id, createdAt, staff: user.email, action, subject, detail })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.staffId))
    .where(before && olderThan(auditLog, before))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  return pageOf(rows);
};

type Event = { staffId: string; kind: string; detail: string };

/** The same event for each of these leads; what the console shows as their history. */
export const recordEvents = async (db: Db, leads: { kind: string; ids: string[] }, event: Event) => {
  if (leads.ids.length === 0) return;
  await db
    .insert(leadEvents)
    .values(leads.ids.map((leadId) => ({ id: crypto.randomUUID(), leadKind: leads.kind, leadId, ...event })));
};

export const recordEvent = (db: Db, { kind, id }: { kind: string; id: string }, event: Event) =>
  recordEvents(db, { kind, ids: [id] }, event);

export const historyOf = async (db: Db, leadId: string) => {
  const { createdAt, kind, detail } = leadEvents;
  const events = await db
    .select({ createdAt, kind, detail, staff: user.email })
    .from(leadEvents)
    .leftJoin(user, eq(user.id, leadEvents.staffId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(createdAt);
  return events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() }));
};

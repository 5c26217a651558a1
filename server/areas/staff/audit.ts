import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { auditLog, leadEvents, user } from './tables.ts';

/** Who did what to whom. Subjects are ids or hashes, so that the log itself holds no personal data. */
export const audit = async (
  db: Db,
  staffId: string,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
) => {
  await db.insert(auditLog).values({ id: crypto.randomUUID(), staffId, action, subject, detail });
};

/** Without a colleague: the visitor did it. */
type Event = { staffId: string | null; kind: string; detail: string };

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

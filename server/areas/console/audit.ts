import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';

/** Who did what to whom. Subjects are ids or hashes, so that the log itself holds nobody's data. */
export const audit = async (
  db: Db,
  staffId: string,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
) => {
  await db.execute(sql`
    insert into audit_log (id, staff_id, action, subject, detail)
    values (${crypto.randomUUID()}::uuid, ${staffId}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`);
};

type Event = { staffId: string; kind: string; detail: string };

/** The same event for each of these leads; what the console shows as their history. */
export const recordEvents = async (
  db: Db,
  leads: { kind: string; ids: string[] },
  { staffId, kind, detail }: Event,
) => {
  if (leads.ids.length === 0) return;
  const rows = leads.ids.map(
    (id) => sql`(${crypto.randomUUID()}::uuid, ${leads.kind}, ${id}::uuid, ${staffId}, ${kind}, ${detail})`,
  );
  await db.execute(sql`
    insert into lead_events (id, lead_kind, lead_id, staff_id, kind, detail) values ${sql.join(rows, sql`, `)}`);
};

export const recordEvent = (db: Db, { kind, id }: { kind: string; id: string }, event: Event) =>
  recordEvents(db, { kind, ids: [id] }, event);

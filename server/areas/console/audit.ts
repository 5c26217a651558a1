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

export const recordEvent = async (
  db: Db,
  lead: { kind: string; id: string },
  staffId: string,
  kind: string,
  detail: string,
) => {
  await db.execute(sql`
    insert into lead_events (id, lead_kind, lead_id, staff_id, kind, detail)
    values (${crypto.randomUUID()}::uuid, ${lead.kind}, ${lead.id}::uuid, ${staffId}, ${kind}, ${detail})`);
};

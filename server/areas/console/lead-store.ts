import { and, asc, inArray, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { LeadKind, LeadStatus } from '#domain/console/kinds.ts';
import { type LeadDetail, type LeadMarked, leadMarkedSchema } from '#domain/console/lists.ts';
import { cancelSpam } from '#server/areas/booking/change-call.ts';
import { recordEvents } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { KIND_TABLES, LEAD_TABLES } from './kinds.ts';
import type { ListItem } from './list-store.ts';

// A call has a time of its own.
const ANSWERED = ['inquiries', 'estimates', 'orders', 'intakes'] as const;
const MOST_OTHERS = 20;

/** What somebody waits for an answer to, but one entry; oldest first. */
export const alsoOpen = async (db: Db, entry: ListItem): Promise<LeadDetail['alsoOpen']> => {
  if (typeof entry.email !== 'string' || !entry.email) return [];
  const theirs = entry.email.toLowerCase();
  const found = await Promise.all(
    ANSWERED.map(async (kind) => {
      const table: (typeof LEAD_TABLES)[LeadKind] = LEAD_TABLES[kind];
      const open = KIND_TABLES[kind].open ?? [];
      const rows = await db
        .select({ id: table.id, createdAt: table.createdAt })
        .from(table)
        .where(and(sql`lower(${table.email}) = ${theirs}`, ne(table.id, entry.id), ...open))
        .orderBy(asc(table.createdAt))
        .limit(MOST_OTHERS);
      return rows.map(({ id, createdAt }) => ({ kind, id, createdAt: createdAt.toISOString() }));
    }),
  );
  return found.flat().toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
};

/** Marks leads and says what each was before; one that has the status already stays as it is. */
export const markLeads = async (
  tx: Db,
  kind: LeadKind,
  { ids, status }: { ids: string[]; status: LeadStatus },
  staffId: string,
): Promise<LeadMarked> => {
  const table: (typeof LEAD_TABLES)[LeadKind] = LEAD_TABLES[kind];
  const before = await tx
    .select({ id: table.id, was: table.status })
    .from(table)
    .where(and(inArray(table.id, ids), ne(table.status, status)))
    .orderBy(table.id)
    .for('update');
  const changed = before.map(({ id }) => id);
  if (changed.length > 0) {
    await tx.update(table).set({ status }).where(inArray(table.id, changed));
    if (kind === 'bookings' && status === 'spam') await cancelSpam(tx, changed);
  }
  await recordEvents(
    tx,
    { kind: KIND_TABLES[kind].noun, ids: changed },
    { staffId, kind: 'status', detail: status },
  );
  return z.parse(leadMarkedSchema, { changed: before });
};

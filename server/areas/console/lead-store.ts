import { and, inArray, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { LeadKind, LeadStatus } from '#domain/console/kinds.ts';
import { type LeadMarked, leadMarkedSchema } from '#domain/console/lists.ts';
import { cancelSpam } from '#server/areas/booking/change-call.ts';
import { recordEvents } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { KIND_TABLES, LEAD_TABLES } from './kinds.ts';

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

import { desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '#domain/console/lists.ts';
import { auditLog, user } from '#server/areas/staff/tables.ts';
import type { Db } from '#server/database/database.ts';
import { type ListKey, olderThan, pageOf } from './list-store.ts';

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

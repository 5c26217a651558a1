import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { intakes } from '#server/areas/intake/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import type { Db } from '#server/database/database.ts';
import {
  projectApprovals,
  projectComments,
  projectFiles,
  projectMessages,
  projectQuotes,
  projectRounds,
  projects,
} from './tables.ts';

// What the rooms of one person hold: given out to them, and erased with them.

/** Both sides' words, what was not sent yet included; which colleague wrote them is not theirs to know. */
export const exportRooms = async (db: Db, theirs: SQL) => {
  const found = await db.select().from(projects).where(theirs).orderBy(asc(projects.createdAt));
  const rooms = [];
  for (const { id, ticketNumber } of found) rooms.push({ ticketNumber, ...(await exportRoom(db, id)) });
  return rooms;
};

const exportRoom = async (db: Db, id: string) => {
  const { staffId: _c, projectId: _cp, ...comment } = getTableColumns(projectComments);
  const { staffId: _m, projectId: _mp, ...message } = getTableColumns(projectMessages);
  const { staffId: _q, projectId: _qp, ...quote } = getTableColumns(projectQuotes);
  const { projectId: _r, ...round } = getTableColumns(projectRounds);
  const { projectId: _a, ...approval } = getTableColumns(projectApprovals);
  const { filename, contentType, size, sha256, createdAt } = projectFiles;
  return {
    messages: await db.select(message).from(projectMessages).where(eq(projectMessages.projectId, id)),
    comments: await db.select(comment).from(projectComments).where(eq(projectComments.projectId, id)),
    rounds: await db.select(round).from(projectRounds).where(eq(projectRounds.projectId, id)),
    approvals: await db.select(approval).from(projectApprovals).where(eq(projectApprovals.projectId, id)),
    quotes: await db.select(quote).from(projectQuotes).where(eq(projectQuotes.projectId, id)),
    files: await db
      .select({ filename, contentType, size, sha256, createdAt })
      .from(projectFiles)
      .where(eq(projectFiles.projectId, id)),
  };
};

/** The projects with all their parts. Orders stay for the books, and that something was approved, with its time and hash. */
export const eraseRooms = async (tx: Db, theirs: SQL) => {
  const found = await tx.select({ id: projects.id }).from(projects).where(theirs).for('update');
  const ids = found.map(({ id }) => id);
  const files = await tx
    .select({ key: projectFiles.key })
    .from(projectFiles)
    .where(inArray(projectFiles.projectId, ids));
  await tx
    .update(projectApprovals)
    .set({ name: '', projectId: null, versionId: null, approved: {} })
    .where(inArray(projectApprovals.projectId, ids));
  const paid = await tx
    .update(orders)
    .set({ projectId: null })
    .where(inArray(orders.projectId, ids))
    .returning({ id: orders.id });
  await tx.update(intakes).set({ projectId: null }).where(inArray(intakes.projectId, ids));
  await tx.delete(projects).where(inArray(projects.id, ids));
  return { ids, orderIds: paid.map(({ id }) => id), fileKeys: files.map(({ key }) => key) };
};

import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { DocumentValues, PublishedDays } from '#content/documents/compose.ts';
import type { Change } from '#content/documents/describe-changes.ts';
import { type DocumentName, isDocumentName } from '#content/documents/documents.ts';
import { user } from '#server/areas/staff/tables.ts';
import type { Db } from '#server/database/database.ts';
import { contentDrafts, contentSchedules, contentVersions } from './tables.ts';

// What the database holds of the documents. Nothing here decides anything.

// Publications take turns, and so do saves of drafts.
export const LOCK_ALL = 'lock table content_versions, content_drafts in exclusive mode';
export const LOCK_DRAFTS = 'lock table content_drafts in exclusive mode';

/** Every published document as it is now, and the number of the newest publication. */
interface Published {
  version: number;
  values: DocumentValues;
  days: PublishedDays;
}

export const readPublished = async (db: Db): Promise<Published> => {
  const rows = await db
    .selectDistinctOn([contentVersions.document], {
      document: contentVersions.document,
      version: contentVersions.version,
      value: contentVersions.value,
      publishedAt: contentVersions.publishedAt,
    })
    .from(contentVersions)
    .orderBy(contentVersions.document, desc(contentVersions.version));
  const known = rows.filter(({ document }) => isDocumentName(document));
  return {
    version: rows.reduce((newest, { version }) => Math.max(newest, version), 0),
    values: Object.fromEntries(known.map(({ document, value }) => [document, value])),
    days: Object.fromEntries(
      known.map(({ document, publishedAt }) => [document, publishedAt.toISOString().slice(0, 10)]),
    ),
  };
};

export const newestVersion = async (db: Db): Promise<number> =>
  (await db.select({ version: max(contentVersions.version) }).from(contentVersions))[0]?.version ?? 0;

export const readVersions = (db: Db, document: DocumentName, most: number) =>
  db
    .select({
      version: contentVersions.version,
      value: contentVersions.value,
      publishedAt: contentVersions.publishedAt,
      restoredFrom: contentVersions.restoredFrom,
      changes: contentVersions.changes,
      by: user.email,
    })
    .from(contentVersions)
    .leftJoin(user, eq(user.id, contentVersions.staffId))
    .where(eq(contentVersions.document, document))
    .orderBy(desc(contentVersions.version))
    .limit(most);

export const readVersion = async (db: Db, document: DocumentName, version: number) =>
  (
    await db
      .select()
      .from(contentVersions)
      .where(and(eq(contentVersions.document, document), eq(contentVersions.version, version)))
  )[0];

export interface NewVersion {
  document: DocumentName;
  value: unknown;
  staffId: string | null;
  restoredFrom?: number;
  changes: Change[];
}

export const insertVersion = async (tx: Db, row: NewVersion): Promise<number> => {
  const [made] = await tx.insert(contentVersions).values(row).returning({ version: contentVersions.version });
  if (!made) throw new Error('a version was not written');
  return made.version;
};

const draftColumns = {
  document: contentDrafts.document,
  value: contentDrafts.value,
  baseVersion: contentDrafts.baseVersion,
  revision: contentDrafts.revision,
  updatedAt: contentDrafts.updatedAt,
  staffId: contentDrafts.staffId,
  by: user.email,
};

export const readDrafts = (db: Db) =>
  db.select(draftColumns).from(contentDrafts).leftJoin(user, eq(user.id, contentDrafts.staffId));

export const readDraft = async (db: Db, document: DocumentName) =>
  (await readDrafts(db).where(eq(contentDrafts.document, document)))[0];
export type Draft = NonNullable<Awaited<ReturnType<typeof readDraft>>>;

export const writeDraft = async (tx: Db, row: typeof contentDrafts.$inferInsert) => {
  const { document: _, ...changed } = row;
  await tx
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: contentDrafts.document, set: { ...changed, updatedAt: sql`now()` } });
};

/** Whatever draft there is, or only the one that was seen. */
export const deleteDraft = (db: Db, document: DocumentName, revision?: number) =>
  db
    .delete(contentDrafts)
    .where(
      and(
        eq(contentDrafts.document, document),
        revision === undefined ? undefined : eq(contentDrafts.revision, revision),
      ),
    );

const scheduleColumns = {
  document: contentSchedules.document,
  value: contentSchedules.value,
  baseVersion: contentSchedules.baseVersion,
  at: contentSchedules.publishAt,
  staffId: contentSchedules.staffId,
  by: user.email,
};

export const readSchedules = (db: Db) =>
  db.select(scheduleColumns).from(contentSchedules).leftJoin(user, eq(user.id, contentSchedules.staffId));

export const readSchedule = async (db: Db, document: DocumentName) =>
  (await readSchedules(db).where(eq(contentSchedules.document, document)))[0];

export const insertSchedule = async (tx: Db, row: typeof contentSchedules.$inferInsert) => {
  await tx.insert(contentSchedules).values(row);
};

export const deleteSchedule = (tx: Db, document: DocumentName) =>
  tx.delete(contentSchedules).where(eq(contentSchedules.document, document)).returning();

/** Every offer that was ever published, newest first. */
export const readPackageVersions = (db: Db) =>
  db
    .select({ value: contentVersions.value })
    .from(contentVersions)
    .where(eq(contentVersions.document, 'packages'))
    .orderBy(desc(contentVersions.version));

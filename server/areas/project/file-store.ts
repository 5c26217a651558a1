import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { uuidFrom } from '#server/identifiers.ts';
import type { ReceivedFile } from '#server/uploads/receive-form.ts';
import { projectFiles } from './tables.ts';

type Owner = { projectId: string } & ({ versionId: string } | { messageId: string });

/** The rows of files that were stored already, in the order of the form. */
export const insertFiles = async (tx: Db, owner: Owner, files: ReceivedFile[]) => {
  if (files.length === 0) return;
  await tx.insert(projectFiles).values(
    files.map(({ index, ...file }) => ({
      ...file,
      ...owner,
      id: uuidFrom('project-file', owner.projectId, file.key),
      position: index,
    })),
  );
};

/** Only within its own project: an id from elsewhere is unknown here. */
export const findFile = async (db: Db, projectId: string, fileId: string) =>
  (
    await db
      .select()
      .from(projectFiles)
      .where(and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, projectId)))
      .limit(1)
  )[0];

export const filesOfVersion = (db: Db, projectId: string, versionId: string) =>
  db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), eq(projectFiles.versionId, versionId)))
    .orderBy(asc(projectFiles.position), asc(projectFiles.id));

/** Which of these keys belong to a project; the others are leftovers. */
export const knownProjectKeys = async (db: Db, keys: string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set();
  const { key } = projectFiles;
  const found = await db.select({ key }).from(projectFiles).where(inArray(key, keys));
  return new Set(found.map((row) => row.key));
};

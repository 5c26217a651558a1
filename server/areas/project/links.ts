import { and, eq, sql } from 'drizzle-orm';
import { accessKeyOf } from '#server/areas/intake/store.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import type { Project, RoomKeys } from './access.ts';
import { projects } from './tables.ts';

// A project has one link at a time. It is told to the browser that began the project, and otherwise mailed to the project's
// own address.

type LinkOf = Pick<Project, 'id' | 'accessHash' | 'linkNumber'>;

/** The key of the link as it is. Links from before keys were derived are read from the mail that brought them; where that is gone, a new one takes its place. */
export const currentKey = async (rooms: RoomKeys, tx: Db, project: LinkOf): Promise<string> => {
  const derived = rooms.roomKeyOf(project.id, project.linkNumber);
  if (sha256(derived) === project.accessHash) return derived;
  const mailed = await accessKeyOf(tx, project.id);
  if (mailed && sha256(mailed) === project.accessHash) return mailed;
  return issueLink(rooms, tx, project);
};

/** The next link; the one before opens nothing any more. */
export const issueLink = async (rooms: RoomKeys, tx: Db, { id, linkNumber }: LinkOf): Promise<string> => {
  const key = rooms.roomKeyOf(id, linkNumber + 1);
  const accessHash = sha256(key);
  await tx
    .update(projects)
    .set({ accessHash, linkNumber: linkNumber + 1, linkIssuedAt: sql`now()` })
    .where(eq(projects.id, id));
  return key;
};

/** An intake that began its project shares the link: whoever ends it for one ends it for both. */
export const issueLinkToBoth = async (rooms: RoomKeys, tx: Db, project: LinkOf): Promise<string> => {
  const key = await issueLink(rooms, tx, project);
  await tx
    .update(intakes)
    .set({ accessHash: sha256(key) })
    .where(and(eq(intakes.id, project.id), eq(intakes.projectId, project.id)));
  return key;
};

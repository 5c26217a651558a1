import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { notFound } from '#server/refusal.ts';
import type { Project } from './access.ts';
import { projects } from './tables.ts';

export const findProject = async (db: Db, id: string): Promise<Project | undefined> =>
  (await db.select().from(projects).where(eq(projects.id, id)).limit(1))[0];

/** Held until the transaction ends. Orders and quotes are locked before it. */
export const lockProject = async (tx: Db, id: string): Promise<Project> => {
  const [found] = await tx.select().from(projects).where(eq(projects.id, id)).for('update').limit(1);
  if (!found) throw notFound('This project does not exist.');
  return found;
};

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { secrets } from './tables.ts';

/** Made once and kept in the database: every process has the same one, and so has a restored backup. */
export const keptSecret = async (db: Db, name: string): Promise<string> => {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!kept) throw new Error(`the secret "${name}" was not kept`);
  return kept.value;
};

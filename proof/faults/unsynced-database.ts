import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '#server/database/migrate.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';

// A database one migration behind, written by an engine that never asks the disk to keep anything, as ours once was.
export const makeUnsyncedDatabase = async (folder: string, leads: { email: string }[]) => {
  const migrations = await mkdtemp(join(tmpdir(), 'poolwright-migrations-'));
  await cp(migrationsFolder(), migrations, { recursive: true });
  const path = join(migrations, 'meta', '_journal.json');
  const journal: { entries: unknown[] } = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  const db = await PGlite.create({ dataDir: folder });
  await migrate(drizzle(db), { migrationsFolder: migrations });
  for (const { email } of leads)
    await db.query(
      `insert into inquiries (id, first_name, last_name, email, details) values (gen_random_uuid(), 'Ann', 'Lee', $1, 'old')`,
      [email],
    );
  await db.close();
  await removeFolder(migrations);
};

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { renameDurably, syncTree } from '#server/disk.ts';
import { migrationsFolder } from './migrate.ts';
import { templateFolder } from './prepare-folder.ts';

// Made once at build, with all tables in it: a first initdb costs 10 s of CPU and the tables another, copying the
// result half a second. A changed table gives it another name; one it lacks would be made up for at the start.
export const prepareTemplate = async () => {
  const folder = templateFolder();
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const home = dirname(folder);
  await mkdir(home, { recursive: true });
  const half = await mkdtemp(join(home, 'half-made-database-'));
  const db = await PGlite.create({ dataDir: half });
  await migrate(drizzle(db), { migrationsFolder: migrationsFolder() });
  await db.exec('checkpoint');
  await db.close();
  await syncTree(half);
  await renameDurably(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  await forgetOthers(folder);
};

const forgetOthers = async (folder: string) => {
  const [kind = ''] = basename(folder).split('.');
  for (const name of await readdir(dirname(folder))) {
    if (name.startsWith(kind) && name !== basename(folder)) {
      await rm(join(dirname(folder), name), { recursive: true, force: true });
    }
  }
};

import { createHash } from 'node:crypto';
import { chmod, cp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { makeFolder, renameDurably, syncTree } from '#server/disk.ts';
import { PRIVATE_FOLDER } from '#server/private-files.ts';
import { RefusedStart } from '#server/refused-start.ts';
import { migrationsFolder } from './migrate.ts';

/** The folder `npm run build` prepares, named after the tables that it holds. */
export const templateFolder = () => {
  const tables = createHash('sha256');
  for (const { sql } of readMigrationFiles({ migrationsFolder: migrationsFolder() }))
    tables.update(sql.join());
  return join(process.cwd(), '.cache', `database-template.${tables.digest('hex').slice(0, 12)}`);
};

const listFolder = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });

/** Whether a start would make a new database here. */
export const isEmptyFolder = async (folder: string) => (await listFolder(folder)).length === 0;

const holdsDatabase = (names: string[]) => names.includes('PG_VERSION');

/** The folder holds a whole database afterwards, or never becomes one: a kill or a power cut leaves nothing half made. */
export const prepareFolder = async (folder: string, makeAnew: (folder: string) => Promise<void>) => {
  const names = await listFolder(folder);
  if (holdsDatabase(names)) return prepareExisting(folder);
  if (names.length > 0)
    throw new RefusedStart(
      `${folder} is not empty but holds no database; restore your last backup, or move the folder away to begin with an empty database`,
    );
  const home = dirname(folder);
  const halfMade = `${basename(folder)}.half`;
  for (const name of await listFolder(home))
    if (name.startsWith(halfMade)) await rm(join(home, name), { recursive: true, force: true });
  const half = join(home, halfMade);
  const template = templateFolder();
  if (holdsDatabase(await listFolder(template))) await cp(template, half, { recursive: true });
  else await makeAnew(half);
  // The template is world-readable because it holds no data; the copy will hold all of it.
  await chmod(half, PRIVATE_FOLDER);
  await syncTree(half);
  await makeFolder(home);
  await renameDurably(half, folder);
};

const prepareExisting = async (folder: string) => {
  // Copied or unpacked a moment ago, it may still be on its way to the disk, and later syncs would not include it.
  await syncTree(folder);
  // We hold our own lock here. PostgreSQL's is left by a kill, and a power cut can leave it empty: then it
  // would not start.
  await rm(join(folder, 'postmaster.pid'), { force: true });
};

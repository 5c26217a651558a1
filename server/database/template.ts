import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { templateFolder } from './embedded.ts';

// Made once at build: a first initdb costs 10 s of CPU, copying its result half a second.
export const prepareTemplate = async () => {
  const folder = templateFolder();
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  await mkdir(dirname(folder), { recursive: true });
  const half = await mkdtemp(`${folder}-`);
  const db = await PGlite.create({ dataDir: half });
  await db.exec('checkpoint');
  await db.close();
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
};

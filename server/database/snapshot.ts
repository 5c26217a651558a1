import { constants } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Database } from './database.ts';

const CONTROL = join('global', 'pg_control');
const LOG = 'pg_wal';

/**
 * A copy of the embedded database while the site runs. A transaction keeps its turn at the one session, so no write happens
 * meanwhile; visitors wait for as long as the copy takes. The control file goes first and the log last: wherever the copy
 * is opened, recovery finds the log from the checkpoint that the control file names.
 */
export const copyEmbedded = (database: Database, dataDir: string, target: string) =>
  database.withOwnConnection(async (client) => {
    const source = join(dataDir, 'db');
    const copy = (wanted: (path: string) => boolean) =>
      cp(source, target, {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
        filter: (path) => wanted(relative(source, path)),
      });
    await mkdir(target, { recursive: true, mode: 0o700 });
    await client.query('begin');
    try {
      await client.query('checkpoint');
      await copy((path) => path === '' || path === dirname(CONTROL) || path === CONTROL);
      await copy((path) => path !== CONTROL && path !== LOG && path !== 'postmaster.pid');
      await copy((path) => path === '' || path.startsWith(LOG));
    } finally {
      await client.query('rollback');
    }
  });

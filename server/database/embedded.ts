import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { startThread } from '#server/thread.ts';
import { groupCalls } from './group-calls.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrate.ts';
import { walSync } from './wal-sync.ts';

// PGlite in a worker thread behind a socket: in the process it would block the event loop for seconds.

export interface Embedded {
  connectionString: string;
  settle(): Promise<void>;
  close(): Promise<void>;
}

type FromWorker = { kind: 'ready' } | { kind: 'failed'; message: string } | { kind: 'closed' };

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The folder `npm run build` prepares, named after the migrations that it holds. */
export const templateFolder = () => {
  const tables = createHash('sha256');
  for (const { sql } of readMigrationFiles({ migrationsFolder: migrationsFolder() }))
    tables.update(sql.join());
  return join(process.cwd(), '.cache', `database-template.${tables.digest('hex').slice(0, 12)}`);
};

const prepareFolder = async (folder: string) => {
  if (await exists(join(folder, 'PG_VERSION'))) return;
  await mkdir(folder, { recursive: true });
  const template = templateFolder();
  if (!existsSync(join(template, 'PG_VERSION'))) return;
  // Copied beside and renamed, so that a kill in between leaves no half-made database.
  const half = `${folder}.half-${process.pid}`;
  await rm(half, { recursive: true, force: true });
  await cp(template, half, { recursive: true });
  // Everybody may read the template, which holds nothing; the copy will hold everything.
  await chmod(half, 0o700);
  await rm(folder, { recursive: true, force: true });
  await rename(half, folder);
};

export const openEmbedded = async (dataDir: string): Promise<Embedded> => {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'db');
  try {
    await prepareFolder(folder);
    // Socket paths are limited to about 100 characters, so it does not live in the data folder.
    const socketDir = join(tmpdir(), `poolwright-${randomBytes(6).toString('hex')}`);
    await mkdir(socketDir, { recursive: true, mode: 0o700 });
    const worker = await startWorker(folder, join(socketDir, '.s.PGSQL.5432'));
    const log = walSync(join(folder, 'pg_wal'));
    const close = async () => {
      const closed = new Promise<void>((done) => worker.once('exit', () => done()));
      worker.postMessage('close');
      await closed;
      await log.close();
      await rm(socketDir, { recursive: true, force: true });
      await unlock();
    };
    return {
      connectionString: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}`,
      settle: groupCalls(log.sync),
      close,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};

const startWorker = (folder: string, socketPath: string) =>
  new Promise<Worker>((done, fail) => {
    const worker = startThread('database/pglite-worker', { folder, socketPath });
    worker.once('error', fail);
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') done(worker);
      else fail(new Error(message.kind === 'failed' ? message.message : 'the database closed'));
    });
  });

import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { makeFolder } from '#server/disk.ts';
import { RefusedStart } from '#server/refused-start.ts';
import { startThread } from '#server/thread.ts';
import { type LockOptions, lockFolder } from './lock.ts';
import { isEmptyFolder, prepareFolder } from './prepare-folder.ts';

// PGlite in a worker thread behind a socket: in the process it would block the event loop for seconds.

interface Embedded {
  connectionString: string;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  onWait?: LockOptions['onWait'] | undefined;
  /** The database is gone for good, and only a new process can open it again. */
  onDeath: (reason: string) => void;
}

const folderIn = (dataDir: string) => join(dataDir, 'db');

export const hasNoDatabase = (dataDir: string) => isEmptyFolder(folderIn(dataDir));

type FromWorker = { kind: 'ready' } | { kind: 'failed'; message: string };

export const openEmbedded = async (
  dataDir: string,
  { onWait, onDeath }: EmbeddedOptions,
): Promise<Embedded> => {
  await makeFolder(dataDir);
  const unlock = await lockFolder(dataDir, {
    ...(onWait ? { onWait } : {}),
    onLost: () => onDeath(`another process took ${dataDir} over`),
  });
  const folder = folderIn(dataDir);
  // Socket paths are limited to about 100 characters, so it does not live in the data folder.
  const socketDir = join(tmpdir(), `poolwright-${randomBytes(6).toString('hex')}`);
  const socketPath = join(socketDir, '.s.PGSQL.5432');
  const release = async () => {
    await rm(socketDir, { recursive: true, force: true });
    await unlock();
  };
  try {
    await mkdir(socketDir, { recursive: true, mode: 0o700 });
    await prepareFolder(folder, async (half) => stopWorker(await startWorker(half, socketPath)));
    const worker = await startWorker(folder, socketPath);
    let closing = false;
    let lastWords = 'without a word';
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') lastWords = message.message;
    });
    worker.on('error', (error) => {
      lastWords = error.message;
    });
    worker.once('exit', () => {
      if (!closing) onDeath(lastWords);
    });
    return {
      connectionString: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}`,
      close: async () => {
        closing = true;
        await stopWorker(worker);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};

const startWorker = (folder: string, socketPath: string) =>
  new Promise<Worker>((done, fail) => {
    const worker = startThread('database/pglite-worker', { folder, socketPath });
    const refuse = (reason: string) =>
      fail(new RefusedStart(`The database in ${folder} does not open: ${reason}`));
    worker.once('error', (error) => refuse(error.message));
    worker.once('exit', () => refuse('its thread ended'));
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') done(worker);
      else refuse(message.message);
    });
  });

const ENDED = -1;

const stopWorker = (worker: Worker) =>
  new Promise<void>((done) => {
    if (worker.threadId === ENDED) return done();
    worker.once('exit', () => done());
    worker.postMessage('close');
  });

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { copyEmbedded } from '#server/database/snapshot.ts';
import { SNAPSHOTS } from '#server/limits.ts';

// How a backup asks the running site for a copy of its embedded database: by a file in the data folder, which only the
// site's own user can write. `NAME.wanted` is answered by the folder `NAME` and then by `NAME.ready` or `NAME.failed`.

const folderOf = (dataDir: string) => join(dataDir, 'snapshots');
const NATIVE_BUTTONS = /^([0-9a-f]{16})\.wanted$/;

export const serveSnapshots = async (database: Database, dataDir: string, log: FastifyBaseLogger) => {
  const folder = folderOf(dataDir);
  let working = Promise.resolve();

  const answer = async (name: string) => {
    const place = join(folder, name);
    try {
      await copyEmbedded(database, dataDir, join(place, 'db'));
      await rename(`${place}.wanted`, `${place}.ready`);
    } catch (error) {
      log.error({ cause: error }, 'a snapshot failed');
      await rm(place, { recursive: true, force: true });
      await rename(`${place}.wanted`, `${place}.failed`).catch(() => undefined);
    }
  };
  const look = async () => {
    for (const entry of await readdir(folder).catch(() => [])) {
      const name = NATIVE_BUTTONS.exec(entry)?.[1];
      if (name) await answer(name);
    }
  };

  // Copies whose backup never came for them.
  await rm(folder, { recursive: true, force: true });
  const timer = setInterval(() => {
    working = working.then(look);
  }, SNAPSHOTS.lookMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
};

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Asks the site that holds this folder; the copy lies in `path` until `remove` is called. */
export const requestSnapshot = async (dataDir: string) => {
  const folder = folderOf(dataDir);
  const path = join(folder, randomBytes(8).toString('hex'));
  const remove = () =>
    Promise.all(
      [path, `${path}.wanted`, `${path}.ready`, `${path}.failed`].map((each) =>
        rm(each, { recursive: true, force: true }),
      ),
    );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.wanted`, '', { mode: 0o600 });
  const started = performance.now();
  try {
    for (;;) {
      if (await exists(`${path}.ready`)) return { path, remove };
      if (await exists(`${path}.failed`))
        throw new Error('the site could not copy its database; its log says why');
      const waited = performance.now() - started;
      if (waited > SNAPSHOTS.longestMs || (waited > SNAPSHOTS.noticeMs && !(await exists(path))))
        throw new Error('the site that holds this folder does not answer');
      await pause(100);
    }
  } catch (error) {
    await remove();
    throw error;
  }
};

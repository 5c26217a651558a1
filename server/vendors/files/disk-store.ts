import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder, renameDurably } from '#server/disk.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';
import { checkKey, type FileStore, guarded } from './file-store.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

// Written aside, synced, then renamed, and its name synced too: a file is there whole or not at all, and stays.
export const diskStore = (folder: string): FileStore => {
  const path = (key: string) => join(folder, checkKey(key));
  const halfDone = join(folder, '.half');
  return {
    put: async (key, body) => {
      const target = path(key);
      await makeFolder(dirname(target));
      await mkdir(halfDone, { recursive: true, mode: PRIVATE_FOLDER });
      const half = join(halfDone, randomBytes(12).toString('hex'));
      try {
        const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
        await pipeline(source, createWriteStream(half, { mode: PRIVATE_FILE }));
        const file = await open(half, 'r+');
        await file.datasync().finally(() => file.close());
        const { size } = await stat(half);
        await renameDurably(half, target);
        return { size };
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        // Opened before it is promised: what is erased from now on can still be read to its end.
        const file = await open(path(key), 'r');
        const { size } = await file.stat();
        return { size, stream: guarded(file.createReadStream()) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    exists: (key) =>
      stat(path(key)).then(
        () => true,
        () => false,
      ),
    delete: async (key) => rm(path(key), { force: true }),
    move: async (key, to) => {
      await makeFolder(dirname(path(to)));
      await renameDurably(path(key), path(to));
    },
    sweepHalfDone: async (olderThanMs) => {
      const stuck: unknown[] = [];
      for (const name of await readdir(halfDone).catch(() => [])) {
        const info = await stat(join(halfDone, name)).catch(() => undefined);
        if (info && Date.now() - info.mtimeMs > olderThanMs)
          await rm(join(halfDone, name), { force: true }).catch((error: unknown) => stuck.push(error));
      }
      if (stuck.length > 0) throw stuck[0];
    },
    async *list(prefix) {
      const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const full = join(entry.parentPath, entry.name);
        const info = await stat(full).catch(() => undefined);
        if (info) yield { key: full.slice(folder.length + 1), size: info.size, modifiedAt: info.mtime };
      }
    },
  };
};

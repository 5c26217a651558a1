import { fdatasyncSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// PGlite is PostgreSQL with its fsync switched off, on files that could not be synced anyway. Here they can, and it is
// on: log before data, data before a checkpoint is called complete, all by PostgreSQL's own rules.

interface OpenFile {
  node: object;
  /** The operating system's own number of the open file or folder. */
  nfd: number;
}

interface HostFiles {
  realPath(node: object): string;
  /** Turns an error of Node into one that PostgreSQL reads. */
  tryFSOperation<Result>(work: () => Result): Result;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

// Made at its full size beforehand, so its bytes are all that changes; PostgreSQL itself treats it so.
const LOG_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const installFsync: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const host: HostFiles = FS.filesystems.NODEFS;
      host.stream_ops.fsync = ({ node, nfd }) => {
        const sync = LOG_SEGMENT.test(host.realPath(node)) ? fdatasyncSync : fsyncSync;
        host.tryFSOperation(() => sync(nfd));
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), installFsync] },
    };
  }
}

// The engine's fdatasync never leaves it, so the log is synced by the call that does.
const START = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync'];

const END = /\b(FATAL|PANIC):\s+(.*)/;

/** `onPanic` must end the thread: the engine is broken, and whatever it is asked next it may never answer. */
export const openSynced = async (folder: string, onPanic: (words: string) => void): Promise<PGlite> => {
  // PostgreSQL's last FATAL or PANIC line tells more than the error that PGlite throws.
  let lastWords: string | undefined;
  const onStderr = (line: string) => {
    const [, kind, words] = END.exec(line) ?? [];
    lastWords = words ?? lastWords;
    if (kind === 'PANIC') onPanic(words ?? line);
    return false;
  };
  try {
    const db = await PGlite.create({
      fs: new SyncedFiles(folder),
      startParams: START,
      onStderr,
      relaxedDurability: true,
    });
    const { rows } = await db.query<{ fsync: string }>('show fsync');
    if (rows[0]?.fsync !== 'on') throw new Error('the database would not wait for the disk');
    return db;
  } catch (error) {
    throw lastWords ? new Error(lastWords, { cause: error }) : error;
  }
};

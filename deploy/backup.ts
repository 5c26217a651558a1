import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { lockFolder } from '#server/database/lock.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';
import { RefusedStart } from '#server/refused-start.ts';
import { requestSnapshot } from '#server/snapshots.ts';

const run = promisify(execFile);

export const checksumOf = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/**
 * One archive of everything a site keeps: database, files, outbox. A site that runs stays up and is asked for a copy of its
 * database; the files come after it, so that every row finds its file.
 */
export const backUp = async (dataDir: string, archive: string) => {
  const folder = resolve(dataDir);
  await readFile(join(folder, 'db', 'PG_VERSION')).catch(() => {
    throw new Error(`${folder} holds no embedded database`);
  });
  const half = `${archive}.half`;
  const database = await stillDatabase(folder);
  try {
    await mkdir(dirname(resolve(archive)), { recursive: true, mode: PRIVATE_FOLDER });
    // Made for our eyes only before the first byte is in it.
    await (await open(half, 'w', PRIVATE_FILE)).close();
    await pack(half, folder, database.path);
    // Read back before it is called a backup.
    await run('tar', ['-tzf', half], { maxBuffer: 512 * 1024 * 1024 });
    const checksum = await checksumOf(half);
    await writeFile(`${archive}.sha256`, `${checksum}  ${basename(archive)}\n`, { mode: PRIVATE_FILE });
    await rename(half, archive);
    return checksum;
  } finally {
    await rm(half, { force: true });
    await database.remove();
  }
};

/** A database that nobody changes: the folder itself while its site rests, or a copy made by the site that runs. */
const stillDatabase = async (folder: string): Promise<{ path: string; remove: () => Promise<unknown> }> => {
  try {
    return { path: folder, remove: await lockFolder(folder) };
  } catch (error) {
    if (!(error instanceof RefusedStart)) throw error;
    return requestSnapshot(folder);
  }
};

const LEFT_OUT = ['./db', './snapshots', './uploading', './files/.half', './poolwright.lock*'];

const pack = async (archive: string, folder: string, database: string) => {
  const without = LEFT_OUT.map((path) => `--exclude=${path}`);
  const tar = ['-czf', archive, '--anchored', ...without, '-C', database, 'db', '-C', folder, '.'];
  await run('tar', tar).catch((error: unknown) => {
    // 1 says that a file went away meanwhile, as those do that a sweep removes.
    if (!(error instanceof Error && 'code' in error && error.code === 1)) throw error;
  });
};

const MADE_BY_US = /^poolwright-[\dTZ-]+\.tar\.gz$/;

/** A new archive in a folder, named by the time; of ours only the newest so many stay. */
export const backUpInto = async (dataDir: string, folder: string, keep: number) => {
  const name = `poolwright-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
  const archive = join(folder, name);
  const checksum = await backUp(dataDir, archive);
  const ours = (await readdir(folder)).filter((each) => MADE_BY_US.test(each)).sort();
  const gone = ours.slice(0, Math.max(0, ours.length - keep));
  for (const each of gone)
    for (const end of ['', '.sha256']) await rm(join(folder, each + end), { force: true });
  return { archive, checksum, removed: gone.length };
};

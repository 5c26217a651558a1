import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { lockFolder } from '#server/database/lock.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';

const run = promisify(execFile);

export const checksumOf = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** One archive of everything a site keeps: database, files, outbox. The site must be stopped; its lock says whether it is. */
export const backUp = async (dataDir: string, archive: string) => {
  const folder = resolve(dataDir);
  await readFile(join(folder, 'db', 'PG_VERSION')).catch(() => {
    throw new Error(`${folder} holds no embedded database`);
  });
  const unlock = await lockFolder(folder);
  const half = `${archive}.half`;
  try {
    await mkdir(dirname(resolve(archive)), { recursive: true, mode: PRIVATE_FOLDER });
    // Made first, so that it is closed to others from its first byte.
    await writeFile(half, '', { mode: PRIVATE_FILE });
    await chmod(half, PRIVATE_FILE);
    await run('tar', ['-czf', half, '--exclude=./poolwright.lock', '-C', folder, '.']);
    // Read back before it is called a backup.
    await run('tar', ['-tzf', half], { maxBuffer: 512 * 1024 * 1024 });
    await rename(half, archive);
    const checksum = await checksumOf(archive);
    await writeFile(`${archive}.sha256`, `${checksum}  ${basename(archive)}\n`, { mode: PRIVATE_FILE });
    return checksum;
  } finally {
    await rm(half, { force: true });
    await unlock();
  }
};

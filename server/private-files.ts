import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

// What the site keeps is for the account it runs under: other users of the machine read none of it.

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** For whatever the process and its children write from now on, libraries' files included. */
export const keepFilesPrivate = () => process.umask(0o077);

/**
 * A data folder from before that rule: closed at the top and one level below, so that nothing inside can be reached.
 * Returns the entries of another user, which we cannot chmod.
 */
export const restrictToOwner = async (dataDir: string): Promise<string[]> => {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  const open: string[] = [];
  const close = (path: string, mode: number) =>
    chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') open.push(path);
    });
  await close(dataDir, PRIVATE_FOLDER);
  for (const entry of entries) {
    if (entry.isDirectory()) await close(join(dataDir, entry.name), PRIVATE_FOLDER);
    else if (entry.isFile()) await close(join(dataDir, entry.name), PRIVATE_FILE);
  }
  return open;
};

import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';

// What is written is in memory until the disk is asked to keep it: the bytes by their file, names by their folder.

export const syncPath = async (path: string) => {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
};

const AT_ONCE = 16;

/** A folder with everything below it, such as one that was copied or unpacked. */
export const syncTree = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.filter(isKept).map((entry) => join(entry.parentPath, entry.name))];
  for (let from = 0; from < paths.length; from += AT_ONCE)
    await Promise.all(paths.slice(from, from + AT_ONCE).map(syncPath));
};

const isKept = (entry: Dirent) => entry.isFile() || entry.isDirectory();

/** The folder, and the name of every folder that had to be made on the way to it. */
export const makeFolder = async (folder: string) => {
  const first = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (!first) return;
  const top = dirname(resolve(first));
  for (let each = resolve(folder); each !== top; each = dirname(each)) await syncPath(dirname(each));
};

/** Takes its new name for good; what it holds must be on the disk already. */
export const renameDurably = async (from: string, to: string) => {
  await rename(from, to);
  await syncPath(dirname(to));
};

/** Where a file stands until it is whole. */
export const temporaryPathOf = (path: string) => join(dirname(path), `.${basename(path)}.half`);

/** There whole or not at all, whenever the power goes. */
export const writeDurably = async (path: string, content: string | Buffer) => {
  const half = temporaryPathOf(path);
  const file = await open(half, 'w', PRIVATE_FILE);
  try {
    await file.writeFile(content);
    await file.datasync();
  } finally {
    await file.close();
  }
  await renameDurably(half, path);
};

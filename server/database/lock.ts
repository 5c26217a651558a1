import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';

// Two processes on one embedded database both open it and silently lose rows, so the second must refuse.

export class LockedError extends Error {}

interface Holder {
  pid: number;
  host: string;
  started: string;
}

// A pid alone may be reused after a reboot; the process's start time tells them apart.
const startTime = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
};

const isAlive = async (holder: Holder) => {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return (await startTime(holder.pid)) === holder.started;
};

const toHolder = (text: string): Holder | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, started }: Record<string, unknown> = { ...value };
    return typeof pid === 'number' && typeof host === 'string' && typeof started === 'string'
      ? { pid, host, started }
      : undefined;
  } catch {
    return undefined;
  }
};

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const refuse = (folder: string, holder: Holder | undefined) =>
  new LockedError(
    `${folder} is in use by process ${holder?.pid ?? '?'} on ${holder?.host ?? 'this machine'}; stop it first or set another DATA_DIR`,
  );

export const lockFolder = async (folder: string, attemptsLeft = 5): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(folder, 'poolwright.lock');
  const own: Holder = { pid: process.pid, host: hostname(), started: await startTime(process.pid) };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  // Written first and linked into place, so that nobody ever reads half a lock.
  await writeFile(draft, JSON.stringify(own), { mode: PRIVATE_FILE });
  try {
    await link(draft, path);
    return () => rm(path, { force: true });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const seen = await readFile(path, 'utf8').catch(() => undefined);
  const holder = seen === undefined ? undefined : toHolder(seen);
  if (attemptsLeft === 0 || (holder && (await isAlive(holder)))) throw refuse(folder, holder);
  if (seen !== undefined) await moveAside(path, seen, folder);
  return lockFolder(folder, attemptsLeft - 1);
};

/** Takes a dead process's lock away; one that a quicker process has put there meanwhile goes back. */
const moveAside = async (path: string, seen: string, folder: string) => {
  const aside = `${path}.stale-${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== seen) {
    await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
    throw refuse(folder, toHolder(moved));
  }
  await rm(aside, { force: true });
};

import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

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

const readHolder = async (path: string): Promise<Holder | undefined> => {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, started } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' && typeof started === 'string'
      ? { pid, host, started }
      : undefined;
  } catch {
    return undefined;
  }
};

export const lockFolder = async (folder: string, attemptsLeft = 5): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'poolwright.lock');
  const own: Holder = { pid: process.pid, host: hostname(), started: await startTime(process.pid) };
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(own));
    await file.close();
    return () => rm(path, { force: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = await readHolder(path);
  if (attemptsLeft === 0 || (holder && (await isAlive(holder)))) {
    throw new LockedError(
      `${folder} is in use by process ${holder?.pid ?? '?'} on ${holder?.host ?? 'this machine'}; stop it first or set another DATA_DIR`,
    );
  }
  // An unreadable lock may be one that is being written this very moment: look twice before taking it over.
  if (!holder) await new Promise((done) => setTimeout(done, 100));
  if (holder || attemptsLeft < 3) await rm(path, { force: true });
  return lockFolder(folder, attemptsLeft - 1);
};

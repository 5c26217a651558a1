import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { LOCK } from '#server/limits.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';
import { RefusedStart } from '#server/refused-start.ts';

// Two processes on one embedded database both open it and silently lose rows, so the second must refuse. In the
// same kernel and process namespace the holder's pid tells whether it still runs. Elsewhere (another container, another
// machine, before a reboot) a heartbeat tells: the holder touches the file regularly, and a file left untouched is stale.

export interface LockOptions {
  /** Called with a line for the operator when the start waits to see whether another machine holds a live lock. */
  onWait?: (line: string) => void;
  /** Another process took the lock: we were suspended for so long that the lock counted as stale. */
  onLost?: () => void;
  times?: { pulseMs: number; silentMs: number };
}

interface Holder {
  pid: number;
  host: string;
  /** The boot and the pid namespace in which its pid is valid. */
  realm: string;
  started: string;
  /** No two locks are alike. */
  token: string;
}

const UNKNOWN = 'unknown';

// A pid alone may be reused after a reboot; the process's start time tells them apart.
const startTime = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? UNKNOWN;
};

// Boot id and pid namespace; a host name may be reused by another machine or change at a restart.
const ownRealm = async () => {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined);
  const processes = await readlink('/proc/self/ns/pid').catch(() => undefined);
  return boot && processes ? `${boot.trim()} ${processes}` : `host ${hostname()}`;
};

const livesHere = async ({ pid, started }: Holder) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  const now = await startTime(pid);
  return now === UNKNOWN || now === started;
};

const toHolder = (text: string): Holder | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, started, realm = '', token = '' }: Record<string, unknown> = { ...value };
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof started !== 'string') return undefined;
    return { pid, host, started, realm: String(realm), token: String(token) };
  } catch {
    return undefined;
  }
};

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const refuse = (folder: string, holder: Holder | undefined) =>
  new RefusedStart(
    `${folder} is in use by process ${holder?.pid ?? '?'} on ${holder?.host ?? 'this machine'}; stop it first or set another DATA_DIR`,
  );

const textOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);
const pulseOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** Our own clock measures the silence, so clocks that disagree do not matter. */
const isSilent = async (
  path: string,
  seen: string,
  { pulseMs, silentMs }: NonNullable<LockOptions['times']>,
) => {
  const first = await pulseOf(path);
  const end = performance.now() + silentMs;
  while (performance.now() < end) {
    await wait(pulseMs / 4);
    if ((await pulseOf(path)) !== first || (await textOf(path)) !== seen) return false;
  }
  return true;
};

export const lockFolder = async (
  folder: string,
  options: LockOptions = {},
  attemptsLeft = 5,
): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(folder, 'poolwright.lock');
  const realm = await ownRealm();
  const token = randomBytes(12).toString('hex');
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    realm,
    started: await startTime(process.pid),
    token,
  };
  const written = JSON.stringify(own);
  const draft = `${path}.${token}`;
  // Written first and linked into place, so that no process ever reads a half-written lock.
  await writeFile(draft, written, { mode: PRIVATE_FILE });
  try {
    await link(draft, path);
    return holdLock(path, written, options);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const seen = await textOf(path);
  const holder = seen === undefined ? undefined : toHolder(seen);
  if (attemptsLeft === 0) throw refuse(folder, holder);
  if (seen !== undefined && holder) {
    const elsewhere = holder.realm !== realm;
    if (elsewhere)
      options.onWait?.(`${path} was left by another machine or container; waiting to see whether it lives`);
    const dead = elsewhere ? await isSilent(path, seen, options.times ?? LOCK) : !(await livesHere(holder));
    if (!dead && (await pulseOf(path)) !== undefined) throw refuse(folder, holder);
  }
  if (seen !== undefined) await removeStaleLock(path, seen, folder);
  return lockFolder(folder, options, attemptsLeft - 1);
};

const holdLock = (path: string, written: string, { onLost, times = LOCK }: LockOptions) => {
  let released = false;
  const beat = async () => {
    const found = await readFile(path, 'utf8').catch(async (error: unknown) => {
      // Deleted by hand: written again, so that no second process can take it.
      if (isCode(error, 'ENOENT') && !released) await writeFile(path, written, { flag: 'wx' });
      return written;
    });
    if (released) return;
    if (found !== written) return lose();
    const now = new Date();
    await utimes(path, now, now);
  };
  const pulse = setInterval(() => {
    // A transient disk error does not mean that another process took the lock.
    beat().catch(() => undefined);
  }, times.pulseMs);
  pulse.unref();
  const lose = () => {
    clearInterval(pulse);
    onLost?.();
  };
  return async () => {
    released = true;
    clearInterval(pulse);
    if ((await textOf(path)) === written) await rm(path, { force: true });
  };
};

/** Removes a stale lock; one that a quicker process has put there meanwhile (race) goes back. */
const removeStaleLock = async (path: string, seen: string, folder: string) => {
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

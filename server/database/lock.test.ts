import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RefusedStart } from '#server/refused-start.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { lockFolder } from './lock.ts';

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'poolwright-lock-'));
  onTestFinished(() => removeFolder(path));
  return path;
};

/** What a lock of this very process looks like. */
const ownLock = async (path: string): Promise<Record<string, unknown>> => {
  const unlock = await lockFolder(path);
  const written = JSON.parse(await readFile(join(path, 'poolwright.lock'), 'utf8'));
  await unlock();
  return written;
};

const QUICK = { pulseMs: 40, silentMs: 400 };

test('a folder is held by one at a time, and free again afterwards', async () => {
  const path = await folder();
  const unlock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow(RefusedStart);
  await expect(lockFolder(path)).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  await (await lockFolder(path))();
});

test('a killed process’s lock is taken over by exactly one of many', async () => {
  const path = await folder();
  const dead = { ...(await ownLock(path)), pid: 2 ** 22 - 3, started: '1' };
  await writeFile(join(path, 'poolwright.lock'), JSON.stringify(dead));
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('a process that got a dead one’s number does not count as it', async () => {
  const path = await folder();
  const reused = { ...(await ownLock(path)), started: 'long ago' };
  await writeFile(join(path, 'poolwright.lock'), JSON.stringify(reused));
  await (await lockFolder(path))();
});

test('a lock that cannot be read is taken over', async () => {
  const path = await folder();
  await writeFile(join(path, 'poolwright.lock'), '{half');
  await (await lockFolder(path))();
});

test.each([
  [
    'a container that was made anew under another name',
    { realm: 'the same kernel, other processes', host: 'f00' },
  ],
  ['a machine that was started again', { realm: 'another boot' }],
  ['a version that kept no such mark', { realm: undefined, token: undefined }],
])('after a kill, %s takes its folder back once the old lock was silent', async (_who, change) => {
  const path = await folder();
  const left = JSON.stringify({ ...(await ownLock(path)), ...change });
  await writeFile(join(path, 'poolwright.lock'), left);
  const words: string[] = [];
  const began = performance.now();
  const unlock = await lockFolder(path, { times: QUICK, onWait: (line) => words.push(line) });
  expect(performance.now() - began).toBeGreaterThan(QUICK.silentMs);
  expect(words).toHaveLength(1);
  await unlock();
});

test('of two containers on one folder the second is refused for as long as the first lives', async () => {
  const path = await folder();
  const file = join(path, 'poolwright.lock');
  await writeFile(file, JSON.stringify({ ...(await ownLock(path)), realm: 'another container' }));
  const pulse = setInterval(() => void utimes(file, new Date(), new Date()), QUICK.pulseMs);
  onTestFinished(() => clearInterval(pulse));
  await expect(lockFolder(path, { times: QUICK })).rejects.toThrow(RefusedStart);
});

test('after a silence exactly one of many takes over', async () => {
  const path = await folder();
  const left = JSON.stringify({ ...(await ownLock(path)), realm: 'another container' });
  await writeFile(join(path, 'poolwright.lock'), left);
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => lockFolder(path, { times: QUICK })),
  );
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('whoever was stopped for so long that another took over is told, and leaves the other’s lock alone', async () => {
  const path = await folder();
  const file = join(path, 'poolwright.lock');
  const lost = new Promise<void>((done) => {
    void lockFolder(path, { times: QUICK, onLost: done }).then((unlock) => onTestFinished(unlock));
  });
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).not.toBe('');
  await writeFile(file, '{"pid":1,"host":"other","started":"1"}');
  await lost;
  expect(await readFile(file, 'utf8')).toContain('other');
});

test('a lock that was removed by hand is put back', async () => {
  const path = await folder();
  const unlock = await lockFolder(path, { times: QUICK });
  await rm(join(path, 'poolwright.lock'));
  await expect.poll(() => readFile(join(path, 'poolwright.lock'), 'utf8').catch(() => '')).toContain('pid');
  await unlock();
  await (await lockFolder(path))();
});

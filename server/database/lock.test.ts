import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LockedError, lockFolder } from './lock.ts';

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'poolwright-lock-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
};

test('a folder is held by one at a time, and free again afterwards', async () => {
  const path = await folder();
  const unlock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow(LockedError);
  await expect(lockFolder(path)).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  await (await lockFolder(path))();
});

test('a killed process’s lock is taken over by exactly one of many', async () => {
  const path = await folder();
  const dead = { pid: 2 ** 22 - 3, host: hostname(), started: '1' };
  await writeFile(join(path, 'poolwright.lock'), JSON.stringify(dead));
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('a process that got a dead one’s number does not count as it', async () => {
  const path = await folder();
  const reused = { pid: process.pid, host: hostname(), started: 'long ago' };
  await writeFile(join(path, 'poolwright.lock'), JSON.stringify(reused));
  await (await lockFolder(path))();
});

test('a lock that cannot be read is taken over', async () => {
  const path = await folder();
  await writeFile(join(path, 'poolwright.lock'), '{half');
  await (await lockFolder(path))();
});

import { mkdtemp, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walSync } from './wal-sync.ts';

const segment = (number: number) => `00000001${String(number).padStart(16, '0')}`;
const openFiles = async (folder: string) => {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(folder)).length;
};

test.runIf(process.platform === 'linux')(
  'segments that come, go and are used again are followed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poolwright-wal-'));
    const log = walSync(folder);
    await writeFile(join(folder, segment(1)), 'a');
    await writeFile(join(folder, 'archive_status'), '');
    await log.sync();
    expect(await openFiles(folder)).toBe(1);
    // A checkpoint gives an old segment a new name, and a new one appears.
    await rename(join(folder, segment(1)), join(folder, segment(3)));
    await writeFile(join(folder, segment(2)), 'b');
    await log.sync();
    expect(await openFiles(folder)).toBe(2);
    await rm(join(folder, segment(2)));
    await log.sync();
    expect(await openFiles(folder)).toBe(1);
    await log.close();
    expect(await openFiles(folder)).toBe(0);
    await rm(folder, { recursive: true });
  },
);

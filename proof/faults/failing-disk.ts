import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from '../../server/testing/remove-folder.ts';

const run = promisify(execFile);

// Shut down without flushing its journal, ext4 forgets whatever it was not asked to keep: what a power cut does.
const SHUT_DOWN = `
  open my $disk, '<', $ARGV[0] or die $!;
  my $without_flush = pack('L', 2);
  ioctl($disk, 0x8004587d, $without_flush) or die $!`;

const SIZE = 2 * 1024 ** 3;

export interface FailingDisk {
  path: string;
  /** From this moment on nothing reaches the disk. Some of what waited in memory may have reached it by chance. */
  cut(): Promise<void>;
  /** The power is back: what was on the disk is there, and nothing else. */
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

/** A disk of its own whose power can be cut; undefined where this may not be done (root on Linux may). */
export const failingDisk = async (): Promise<FailingDisk | undefined> => {
  const home = await mkdtemp(join(tmpdir(), 'poolwright-power-'));
  const image = join(home, 'disk.img');
  const path = await mkdtemp(join(home, 'mounted-'));
  const mount = () => run('mount', ['-o', 'loop', image, path]);
  try {
    await writeFile(image, '');
    await truncate(image, SIZE);
    await run('mkfs.ext4', ['-q', image]);
    await run('perl', ['-e', '1']);
    await mount();
  } catch {
    await removeFolder(home);
    return undefined;
  }
  return {
    path,
    cut: async () => {
      await writeBackByChance(path);
      await run('perl', ['-e', SHUT_DOWN, path]);
    },
    comeBack: async () => {
      await unmount(path);
      await mount();
    },
    remove: async () => {
      await unmount(path).catch(() => run('umount', ['-l', path]));
      await removeFolder(home);
    },
  };
};

// A program that was killed a moment ago may still hold a file open.
const unmount = async (path: string, triesLeft = 50): Promise<void> => {
  try {
    await run('umount', [path]);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((done) => setTimeout(done, 100));
    await unmount(path, triesLeft - 1);
  }
};

/** The system writes files back in whatever order it likes: half of the time, some of them just before the end. */
const writeBackByChance = async (path: string) => {
  if (Math.random() < 0.5) return;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const lucky = entries.filter((entry) => entry.isFile() && Math.random() < 0.1);
  await Promise.all(
    lucky.map(async (entry) => {
      const file = await open(join(entry.parentPath, entry.name), 'r').catch(() => undefined);
      await file?.sync().finally(() => file.close());
    }),
  );
};

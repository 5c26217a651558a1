import { mkdir, rm } from 'node:fs/promises';

// Two renders may finish together: whoever holds the folder `${file}.lock` may rewrite the file.
export async function oneAtATime<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  for (let tries = 0; ; tries += 1) {
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (mine) break;
    if (tries > 300) throw new Error(`${lock} stays: remove it if no render is running.`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

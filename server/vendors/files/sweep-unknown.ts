import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from './file-store.ts';

const BATCH = 200;
export const ONE_DAY_MS = 24 * 60 * 60_000;

// Files under a prefix that no row knows: left by a process that was killed before it could say what they were.
export async function sweepUnknown(
  { files, log }: { files: FileStore; log: FastifyBaseLogger },
  prefix: string,
  olderThanMs: number,
  knownAmong: (keys: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const old: string[] = [];
  for await (const file of files.list(prefix))
    if (Date.now() - file.modifiedAt.getTime() > olderThanMs) old.push(file.key);
  for (let from = 0; from < old.length; from += BATCH) {
    const batch = old.slice(from, from + BATCH);
    const known = await knownAmong(batch);
    for (const key of batch) {
      if (known.has(key)) continue;
      await files.delete(key).then(
        () => log.info({ key }, 'a leftover was removed'),
        // One that cannot go must keep neither the others nor the start of the site.
        (error: unknown) => log.error({ key, cause: error }, 'a leftover could not be removed'),
      );
    }
  }
}

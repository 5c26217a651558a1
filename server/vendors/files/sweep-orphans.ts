import type { FastifyBaseLogger } from 'fastify';
import { identityOf } from '#server/database/identity.ts';
import { SWEEP } from '#server/limits.ts';
import type { FileStore } from './file-store.ts';
import { type FilesAndOwner, isOwner, listWithOwnership, type OwnedFiles } from './owned-files.ts';

export const ONE_DAY_MS = 24 * 60 * 60_000;

const ASIDE = 'unknown';
const KEPT_ASIDE_MS = SWEEP.unknownKeptDays * ONE_DAY_MS;

type Services = FilesAndOwner & { log: FastifyBaseLogger };

// Files that no row knows were left by a process that was killed before it could say what they were. Or the database
// has forgotten them: so they are set aside for a month, and nothing older than the database is touched at all.
export async function sweepOrphans(
  services: Services,
  owned: OwnedFiles,
  olderThanMs: number,
): Promise<void> {
  const { files, database, log } = services;
  const identity = await identityOf(database.pool);
  if (!(await isOwner(files, identity))) {
    log.error('the files do not carry the name of this database, so none is swept; a restart tells why');
    return;
  }
  const born = Date.parse(identity.bornAt);
  const today = new Date().toISOString().slice(0, 10);
  for await (const { key, modifiedAt, known } of listWithOwnership(services, owned)) {
    const writtenAt = modifiedAt.getTime();
    if (known || writtenAt < born || Date.now() - writtenAt <= olderThanMs) continue;
    await files.move(key, `${ASIDE}/${today}/${key}`).then(
      () => log.warn({ key }, 'a file without a row was set aside'),
      // One that cannot be moved must not stop the others.
      (error: unknown) => log.error({ key, cause: error }, 'a leftover could not be set aside'),
    );
  }
  await forgetAside(files, owned.prefix);
}

const forgetAside = async (files: FileStore, prefix: string) => {
  for await (const { key } of files.list(ASIDE)) {
    const [, day = '', kind] = key.split('/');
    if (kind === prefix && Date.now() - Date.parse(day) > KEPT_ASIDE_MS) await files.delete(key);
  }
};

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobDefinition } from '#server/jobs.ts';
import { STORAGE } from '#server/limits.ts';
import type { ServicesForJobs } from '#server/site.ts';
import { uploadFolder } from '#server/upload-folder.ts';
import { ONE_DAY_MS, sweepUnknown } from '#server/vendors/files/sweep-unknown.ts';
import { forget } from './receive-images.ts';
import { forgetUnwanted, knownKeys } from './store.ts';

/** What a killed process left of uploads: pictures on their way in, and stored ones that never got their row. */
export const sweepPanoramas = async (services: ServicesForJobs, olderThanMs = ONE_DAY_MS) => {
  const folder = uploadFolder(services.config);
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > olderThanMs)
      await rm(join(folder, name), { recursive: true, force: true }).catch((error: unknown) =>
        services.log.error({ cause: error }, 'a half-done upload could not be removed'),
      );
  }
  await sweepUnknown(services, 'panoramas', olderThanMs, (keys) => knownKeys(services.db, keys));
};

const daysAgo = (days: number) => new Date(Date.now() - days * ONE_DAY_MS);

/** Uploads that staff left undecided for long, or rejected long ago; approved ones stay. */
export const sweepUnwanted = async ({ db, files, log }: Pick<ServicesForJobs, 'db' | 'files' | 'log'>) => {
  const gone = await forgetUnwanted(db, daysAgo(STORAGE.undecidedDays), daysAgo(STORAGE.rejectedDays));
  await forget(
    files,
    gone.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]),
  );
  if (gone.length > 0) log.info({ removed: gone.length }, 'panoramas that nobody wanted were swept');
};

export const panoramaJobs = (services: ServicesForJobs): JobDefinition[] => [
  { name: 'sweep-panorama-files', every: '47 * * * *', run: () => sweepPanoramas(services) },
  { name: 'sweep-unwanted-panoramas', every: '53 4 * * *', run: () => sweepUnwanted(services) },
];

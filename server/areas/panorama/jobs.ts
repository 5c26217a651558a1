import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { STORAGE } from '#server/limits.ts';
import { deleteStored } from '#server/receive-file.ts';
import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import { uploadFolder } from '#server/upload-folder.ts';
import type { OwnedFiles } from '#server/vendors/files/owned-files.ts';
import { ONE_DAY_MS, sweepOrphans } from '#server/vendors/files/sweep-orphans.ts';
import { forgetUnwanted, knownKeys } from './store.ts';

export const panoramaFiles: OwnedFiles = { prefix: 'panoramas', knownAmong: knownKeys };

/** Uploads that were incomplete when the process was killed: their requests were never answered, so they can go. */
export const sweepUploads = async (
  { config, log }: Pick<Services, 'config' | 'log'>,
  olderThanMs: number,
) => {
  const folder = uploadFolder(config);
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > olderThanMs)
      await rm(join(folder, name), { recursive: true, force: true }).catch((error: unknown) =>
        log.error({ cause: error }, 'a half-done upload could not be removed'),
      );
  }
};

/** What a killed process left of uploads: pictures on their way in, and stored ones that never got their row. */
export const sweepPanoramas = async (services: Services, olderThanMs = ONE_DAY_MS) => {
  await sweepUploads(services, olderThanMs);
  await sweepOrphans(services, panoramaFiles, olderThanMs);
};

const daysAgo = (days: number) => new Date(Date.now() - days * ONE_DAY_MS);

/** Uploads that staff left undecided for long, or rejected long ago; approved ones stay. */
export const sweepUnwanted = async ({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>) => {
  const gone = await forgetUnwanted(db, daysAgo(STORAGE.undecidedDays), daysAgo(STORAGE.rejectedDays));
  await deleteStored(
    files,
    gone.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]),
  );
  if (gone.length > 0) log.info({ removed: gone.length }, 'panoramas that nobody wanted were swept');
};

export const panoramaJobs = (services: Services): RecurringJob[] => [
  { name: 'sweep-panorama-files', everyMinutes: 60, offsetMinutes: 47, run: () => sweepPanoramas(services) },
  {
    name: 'sweep-unwanted-panoramas',
    everyMinutes: 24 * 60,
    offsetMinutes: 4 * 60 + 53,
    run: () => sweepUnwanted(services),
  },
];

import { OWN_PICTURES } from '#server/limits.ts';
import { deleteStored } from '#server/receive-file.ts';
import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import type { OwnedFiles } from '#server/vendors/files/owned-files.ts';
import { ONE_DAY_MS, sweepOrphans } from '#server/vendors/files/sweep-orphans.ts';
import { LOCK_DRAFTS } from '../version-store.ts';
import { PREFIX } from './picture-files.ts';
import { forgetUnused, knownKeys } from './store.ts';

export const contentPictureFiles: OwnedFiles = { prefix: PREFIX, knownAmong: knownKeys };

/** Photographs that no version, draft or schedule mentions; a new one is given time to be put into a draft. */
export const sweepUnusedPictures = async (
  { database, files, log }: Pick<Services, 'database' | 'files' | 'log'>,
  olderThanMs = OWN_PICTURES.unusedDays * ONE_DAY_MS,
) => {
  const before = new Date(Date.now() - olderThanMs);
  const keys = await database.transaction(async (tx, client) => {
    await client.query(LOCK_DRAFTS);
    return forgetUnused(tx, before);
  });
  await deleteStored(files, keys);
  if (keys.length > 0) log.info({ files: keys.length }, 'pictures that no content mentions were removed');
};

export const contentPictureJobs = (services: Services): RecurringJob[] => [
  {
    name: 'sweep-content-picture-files',
    everyMinutes: 60,
    offsetMinutes: 37,
    run: () => sweepOrphans(services, contentPictureFiles, ONE_DAY_MS),
  },
  {
    name: 'sweep-unused-content-pictures',
    everyMinutes: 24 * 60,
    offsetMinutes: 5 * 60 + 11,
    run: () => sweepUnusedPictures(services),
  },
];

import { STORAGE } from '#server/limits.ts';
import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import type { ListedFile } from '#server/vendors/files/file-store.ts';

// Swept to below the budget, so that not every next picture needs a sweep.
const SWEPT_TO = 0.8;

/** Drawn pictures beyond their budget, the oldest first: the next request for one renders it again. */
export const sweepPictures = async (
  { files, log }: Pick<Services, 'files' | 'log'>,
  budget: number = STORAGE.pictures,
) => {
  const kept: ListedFile[] = [];
  for await (const file of files.list('pictures')) kept.push(file);
  let bytes = kept.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= budget) return;
  let removed = 0;
  for (const { key, size } of kept.sort((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())) {
    if (bytes <= budget * SWEPT_TO) break;
    await files.delete(key);
    bytes -= size;
    removed += 1;
  }
  log.info({ removed, bytes }, 'drawn pictures were swept');
};

export const pictureJobs = (services: Services): RecurringJob[] => [
  { name: 'sweep-pictures', everyMinutes: 60, offsetMinutes: 23, run: () => sweepPictures(services) },
];

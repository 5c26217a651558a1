import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobDefinition } from '#server/jobs.ts';
import type { ServicesForJobs } from '#server/site.ts';
import type { OwnedFiles } from '#server/vendors/files/owned-files.ts';
import { ONE_DAY_MS, sweepUnknown } from '#server/vendors/files/sweep-unknown.ts';
import { uploadFolder } from './receive-images.ts';
import { knownKeys } from './store.ts';

export const panoramaFiles = ({ db }: Pick<ServicesForJobs, 'db'>): OwnedFiles => ({
  prefix: 'panoramas',
  knownAmong: (keys) => knownKeys(db, keys),
});

/** Pictures on their way in when the process was killed: they were promised to nobody. */
export const sweepUploads = async ({ config }: Pick<ServicesForJobs, 'config'>, olderThanMs: number) => {
  const folder = uploadFolder(config);
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > olderThanMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** What a killed process left of uploads: pictures on their way in, and stored ones that never got their row. */
export const sweepPanoramas = async (services: ServicesForJobs, olderThanMs = ONE_DAY_MS) => {
  await sweepUploads(services, olderThanMs);
  await sweepUnknown(services, panoramaFiles(services), olderThanMs);
};

export const panoramaJobs = (services: ServicesForJobs): JobDefinition[] => [
  { name: 'sweep-panorama-files', every: '47 * * * *', run: () => sweepPanoramas(services) },
];

import type { JobDefinition } from '#server/jobs.ts';
import type { ServicesForJobs } from '#server/site.ts';
import { ONE_DAY_MS, sweepUnknown } from '#server/vendors/files/sweep-unknown.ts';
import { knownKeys } from './store.ts';

/** Files of submissions that never came to be (killed in mid-upload) are removed after a day. */
export const sweepLeftovers = async (services: ServicesForJobs, olderThanMs = ONE_DAY_MS) => {
  await services.files
    .sweepHalfDone(olderThanMs)
    .catch((error: unknown) =>
      services.log.error({ cause: error }, 'a half-written file could not be removed'),
    );
  await sweepUnknown(services, 'intake', olderThanMs, (keys) => knownKeys(services.db, keys));
};

export const intakeJobs = (services: ServicesForJobs): JobDefinition[] => [
  { name: 'sweep-intake-files', every: '41 * * * *', run: () => sweepLeftovers(services) },
];

import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import type { OwnedFiles } from '#server/vendors/files/owned-files.ts';
import { ONE_DAY_MS, sweepOrphans } from '#server/vendors/files/sweep-orphans.ts';
import { knownKeys } from './store.ts';

export const ownedIntakeFiles: OwnedFiles = { prefix: 'intake', knownAmong: knownKeys };

export const sweepHalfWritten = ({ files, log }: Pick<Services, 'files' | 'log'>, olderThanMs: number) =>
  files
    .sweepHalfDone(olderThanMs)
    .catch((error: unknown) => log.error({ cause: error }, 'a half-written file could not be removed'));

/** Files of submissions that never came to be (killed in mid-upload) are set aside after a day. */
export const sweepLeftovers = async (services: Services, olderThanMs = ONE_DAY_MS) => {
  await sweepHalfWritten(services, olderThanMs);
  await sweepOrphans(services, ownedIntakeFiles, olderThanMs);
};

export const intakeJobs = (services: Services): RecurringJob[] => [
  { name: 'sweep-intake-files', everyMinutes: 60, offsetMinutes: 41, run: () => sweepLeftovers(services) },
];

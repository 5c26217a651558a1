import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import type { OwnedFiles } from '#server/vendors/files/owned-files.ts';
import { ONE_DAY_MS, sweepOrphans } from '#server/vendors/files/sweep-orphans.ts';
import { knownProjectKeys } from './file-store.ts';

export const ownedProjectFiles: OwnedFiles = { prefix: 'project', knownAmong: knownProjectKeys };

/** Files of deliveries and messages that never came to be (killed in mid-upload) are set aside after a day. */
export const projectJobs = (services: Services): RecurringJob[] => [
  {
    name: 'sweep-project-files',
    everyMinutes: 60,
    offsetMinutes: 47,
    run: () => sweepOrphans(services, ownedProjectFiles, ONE_DAY_MS),
  },
];

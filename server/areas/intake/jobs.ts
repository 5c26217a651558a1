import type { JobDefinition } from '#server/jobs.ts';
import type { ServicesForJobs } from '#server/site.ts';
import { knownKeys } from './store.ts';

const ONE_DAY = 24 * 60 * 60_000;

/** Files of submissions that never came to be (killed in mid-upload) are removed after a day. */
export const sweepLeftovers = async ({ files, db, log }: ServicesForJobs, olderThanMs = ONE_DAY) => {
  const old: string[] = [];
  for await (const file of files.list('intake')) {
    if (Date.now() - file.modifiedAt.getTime() > olderThanMs) old.push(file.key);
  }
  await files.sweepHalfDone(olderThanMs);
  for (let from = 0; from < old.length; from += 200) {
    const batch = old.slice(from, from + 200);
    const known = await knownKeys(db, batch);
    for (const key of batch) {
      if (known.has(key)) continue;
      await files.delete(key);
      log.info({ key }, 'a leftover was removed');
    }
  }
};

export const intakeJobs = (services: ServicesForJobs): JobDefinition[] => [
  { name: 'sweep-intake-files', every: '41 * * * *', run: () => sweepLeftovers(services) },
];

import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';

export const contentJobs = ({ content }: Services): RecurringJob[] => [
  { name: 'publish-planned-content', everyMinutes: 1, run: () => content.publishDue() },
];

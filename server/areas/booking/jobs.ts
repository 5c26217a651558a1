import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import { remindOfCalls } from './reminders.ts';

export const bookingJobs = (services: Services): RecurringJob[] => [
  { name: 'remind-of-calls', everyMinutes: 1, run: () => remindOfCalls(services) },
];

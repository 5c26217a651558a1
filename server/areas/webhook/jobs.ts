import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import { forgetOldDeliveries } from './delivery-store.ts';

export const webhookJobs = ({ db }: Services): RecurringJob[] => [
  {
    name: 'forget-old-deliveries',
    everyMinutes: 60,
    offsetMinutes: 41,
    run: () => forgetOldDeliveries(db),
  },
];

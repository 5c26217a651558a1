import { sql } from 'drizzle-orm';
import { VISIT_YEARS_KEPT } from '#domain/visit/visit.ts';
import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';

export const dropOldVisits = ({ db }: Pick<Services, 'db'>) =>
  db.execute(
    sql`delete from visit_counts where day < current_date - make_interval(years => ${VISIT_YEARS_KEPT})`,
  );

export const visitJobs = (services: Pick<Services, 'db'>): RecurringJob[] => [
  {
    name: 'drop-old-visits',
    everyMinutes: 24 * 60,
    offsetMinutes: 3 * 60 + 11,
    run: () => dropOldVisits(services),
  },
];

import { sql } from 'drizzle-orm';
import type { RecurringJob } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';

export const upkeepJobs = ({ database }: Services): RecurringJob[] => [
  {
    name: 'forget-old-keys',
    everyMinutes: 24 * 60,
    offsetMinutes: 3 * 60 + 17,
    run: async () => {
      await database.db.execute(
        sql`delete from idempotency_keys where created_at < now() - interval '3 days'`,
      );
      await database.db.execute(sql`delete from request_counts where ends_at < now()`);
      // The embedded database has no vacuum of its own.
      if (database.kind === 'embedded')
        await database.withOwnConnection((client) => client.query('vacuum analyze'));
    },
  },
];

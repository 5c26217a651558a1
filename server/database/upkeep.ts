import { sql } from 'drizzle-orm';
import type { JobDefinition } from '#server/jobs.ts';
import type { ServicesForJobs } from '#server/site.ts';

export const upkeepJobs = ({ database }: ServicesForJobs): JobDefinition[] => [
  {
    name: 'forget-old-keys',
    every: '17 3 * * *',
    run: async () => {
      await database.db.execute(
        sql`delete from idempotency_keys where created_at < now() - interval '3 days'`,
      );
      await database.db.execute(sql`delete from request_counts where ends_at < now()`);
      // The embedded database has no vacuum of its own.
      if (database.kind === 'embedded') await database.patiently((client) => client.query('vacuum analyze'));
    },
  },
];

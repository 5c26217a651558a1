import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database } from '#server/database/database.ts';
import { takeTurns } from '#server/database/migrate.ts';

// Work that must happen later, or again: kept in the same database as what it is about.

export interface JobDefinition {
  name: string;
  run: (data: unknown) => Promise<void>;
  /** A cron line in UTC for work that recurs; without it a job runs when it is added. */
  every?: string;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** How long one run may take before it is given to another worker. */
  expireInSeconds?: number;
}

export interface Jobs {
  add(name: string, data: object, options?: { singletonKey?: string }): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';

/** The tables alone, for a database that is prepared ahead of its first start. */
export const makeJobTables = async (executeSql: PgBoss.Db['executeSql']) => {
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, wait: true, close: false });
};

export const startJobs = async (
  database: Database,
  definitions: JobDefinition[],
  log: FastifyBaseLogger,
): Promise<Jobs> => {
  const boss = new PgBoss({
    // Our own pool, so that both databases are reached the same way.
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: SCHEMA,
    supervise: true,
    schedule: true,
  });
  boss.on('error', (error) => log.error({ cause: error }, 'jobs'));
  // Making the same queues at the same moment, two processes would lock each other out.
  await takeTurns(database.pool, async () => {
    await boss.start();
    for (const job of definitions) {
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: job.retryLimit ?? 5,
        retryDelay: job.retryDelaySeconds ?? 5,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds ?? 120,
      });
    }
  });
  for (const job of definitions) {
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async (batch) => {
      for (const item of batch) {
        try {
          await job.run(item.data);
        } catch (error) {
          log.warn({ job: job.name, id: item.id, cause: error }, 'a job failed');
          throw error;
        }
      }
    });
    if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'UTC' });
  }
  return {
    add: async (name, data, options = {}) => {
      await boss.send(name, data, options.singletonKey ? { singletonKey: options.singletonKey } : {});
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false }),
  };
};

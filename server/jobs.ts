import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import { type Db, getConstructionPlans, PgBoss } from 'pg-boss';
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

// `pgboss` held the tables of earlier releases, which the library cannot carry over. Only recurring work is in them, so they
// are left to processes of that release that still run.
const SCHEMA = 'jobs';

/** The tables as the library makes them: another text means other tables. */
export const jobTables = () => getConstructionPlans(SCHEMA);

/** The tables alone, for a database that is prepared ahead of its first start. */
export const makeJobTables = async (executeSql: Db['executeSql']) => {
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
};

/** Several may ask at once; one connection answers one after the other. */
const oneByOne = (client: Client): Db['executeSql'] => {
  let line: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const answer = line.then(() => client.query(text, values));
    line = answer.catch(() => undefined);
    return answer;
  };
};

export const startJobs = async (
  database: Database,
  definitions: JobDefinition[],
  log: FastifyBaseLogger,
): Promise<Jobs> => {
  let executeSql: Db['executeSql'] = (text, values) => database.pool.query(text, values);
  const boss = new PgBoss({
    // Our own connections, so that both databases are reached the same way.
    db: { executeSql: (text, values) => executeSql(text, values) },
    schema: SCHEMA,
    supervise: true,
    schedule: true,
    // No job of ours waits for another; looking for such every five seconds would be a write each time.
    flowIntervalSeconds: 24 * 60 * 60,
  });
  boss.on('error', (error) => log.error({ cause: error }, 'jobs'));
  // Making the same queues at the same moment, two processes would lock each other out.
  await takeTurns(database.patiently, async (client) => {
    // Tables may be made or changed now, which takes its time.
    executeSql = oneByOne(client);
    await boss.start();
    for (const job of definitions) {
      await boss.createQueue(job.name, {
        retryLimit: job.retryLimit ?? 5,
        retryDelay: job.retryDelaySeconds ?? 5,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds ?? 120,
      });
    }
  }).finally(() => {
    executeSql = (text, values) => database.pool.query(text, values);
  });
  await forgetTheFuture(database);
  const watching = setInterval(() => {
    forgetTheFuture(database).catch((error: unknown) =>
      log.warn({ cause: error }, 'jobs were not looked over'),
    );
  }, LOOK_OVER_MS).unref();
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
    stop: async () => {
      clearInterval(watching);
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
    },
  };
};

const LOOK_OVER_MS = 60_000;

/**
 * The library notes by the clock when it last looked and which minute of a schedule has been served. Set back, the clock
 * would have nothing run until it has caught up, so what lies in the future is forgotten.
 */
export const forgetTheFuture = async ({ pool }: Database) => {
  const ahead = `now() + interval '2 minutes'`;
  await pool.query(`
    update ${SCHEMA}.version
    set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null
    where greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead}`);
  await pool.query(`
    update ${SCHEMA}.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${ahead}`);
  await pool.query(`
    update ${SCHEMA}.job set singleton_on = null where singleton_on > (${ahead}) at time zone 'utc'`);
  await pool.query(`
    update ${SCHEMA}.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '10 minutes'`);
  await pool.query(`
    update ${SCHEMA}.job set started_on = now() where state = 'active' and started_on > ${ahead}`);
};

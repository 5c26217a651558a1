import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '#server/database/database.ts';
import { recurringJobs } from '#server/database/tables.ts';
import { RECURRING_JOBS } from '#server/limits.ts';

// Work that recurs. Every process looks for what is due, and a row per job decides which of them runs it.

export interface RecurringJob {
  name: string;
  everyMinutes: number;
  /** How long after the full hour or day (UTC) a period begins, so that not everything runs at once. */
  offsetMinutes?: number;
  run: () => Promise<unknown>;
}

interface Claim {
  job: RecurringJob;
  owner: string;
  /** How often in a row it has failed until now. */
  failures: number;
}

const NOW = sql`now()`;
const later = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

const nextRun = ({ everyMinutes, offsetMinutes = 0 }: RecurringJob) => {
  const every = sql`make_interval(mins => ${everyMinutes})`;
  const origin = sql`timestamptz '2000-01-01 00:00Z' + make_interval(mins => ${offsetMinutes})`;
  return sql`date_bin(${every}, now(), ${origin}) + ${every}`;
};

// A row written in the future was written by a clock that has been set back since.
const isDue = or(
  lte(recurringJobs.nextRunAt, NOW),
  gt(recurringJobs.notedAt, sql`now() + interval '1 minute'`),
);

/** While a job runs, its next run is the end of a lease: the job of a killed process is soon due again. */
const claimDue = async (db: Db, jobs: RecurringJob[], leaseMs: number): Promise<Claim[]> => {
  const names = jobs.map(({ name }) => name);
  const due = db
    .select({ name: recurringJobs.name })
    .from(recurringJobs)
    .where(and(inArray(recurringJobs.name, names), isDue))
    .for('update', { skipLocked: true });
  const owner = crypto.randomUUID();
  const claimed = await db
    .update(recurringJobs)
    .set({ owner, notedAt: NOW, nextRunAt: later(leaseMs) })
    .where(inArray(recurringJobs.name, due))
    .returning({ name: recurringJobs.name, failures: recurringJobs.failures });
  return claimed.flatMap(({ name, failures }) => {
    const job = jobs.find((one) => one.name === name);
    return job ? [{ job, owner, failures }] : [];
  });
};

/** Only the process that still holds the lease may write: one that was suspended for long has lost it to another. */
const isHeldBy = ({ job, owner }: Claim) =>
  and(eq(recurringJobs.name, job.name), eq(recurringJobs.owner, owner));

export const startRecurringJobs = async (
  { db }: Pick<Database, 'db'>,
  jobs: RecurringJob[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  times = RECURRING_JOBS,
) => {
  const running = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;

  const write = async (claim: Claim, values: Parameters<ReturnType<typeof db.update>['set']>[0]) => {
    await db
      .update(recurringJobs)
      .set({ notedAt: NOW, ...values })
      .where(isHeldBy(claim))
      .catch((cause: unknown) => log.warn({ job: claim.job.name, cause }, 'a job was not noted'));
  };

  const execute = async (claim: Claim, abandon: () => void) => {
    const { job, failures } = claim;
    const renewing = setInterval(
      () => void write(claim, { nextRunAt: later(times.leaseMs) }),
      times.renewMs,
    ).unref();
    // One that hangs loses its lease, and is begun again here or in another process.
    const longest = setTimeout(() => {
      clearInterval(renewing);
      log.warn({ job: job.name }, 'a job hangs');
      abandon();
    }, times.longestMs).unref();
    let ended: Parameters<typeof write>[1] = { failures: 0, lastError: null, nextRunAt: nextRun(job) };
    try {
      await job.run();
    } catch (cause) {
      log.warn({ job: job.name, cause }, 'a job failed');
      const pause = later(times.retryMs * 2 ** Math.min(failures, 10));
      ended = {
        failures: failures + 1,
        lastError: cause instanceof Error ? cause.name : 'unknown',
        nextRunAt: sql`least(${pause}, ${nextRun(job)})`,
      };
    }
    clearInterval(renewing);
    clearTimeout(longest);
    await write(claim, { owner: null, ...ended });
  };

  const look = async () => {
    const idle = jobs.filter(({ name }) => !running.has(name));
    if (idle.length === 0) return;
    for (const claim of await claimDue(db, idle, times.leaseMs)) {
      const { name } = claim.job;
      const forget = () => running.get(name) === run && running.delete(name);
      const run: Promise<void> = execute(claim, forget).finally(forget);
      running.set(name, run);
    }
  };

  const rows = jobs.map((job) => ({ name: job.name, nextRunAt: nextRun(job) }));
  await db.insert(recurringJobs).values(rows).onConflictDoNothing();
  const timer = setInterval(() => {
    looking ??= look()
      .catch((cause: unknown) => log.warn({ cause }, 'due jobs were not looked for'))
      .finally(() => {
        looking = undefined;
      });
  }, times.lookMs).unref();

  return {
    /** Waits for what runs, within reason; what is cut off is due again when its lease ends. */
    stop: async () => {
      clearInterval(timer);
      await looking;
      const late = new Promise<void>((done) => setTimeout(done, times.stopMs).unref());
      await Promise.race([Promise.all(running.values()), late]);
    },
  };
};

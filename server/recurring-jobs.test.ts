import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { type Database, openDatabase } from './database/database.ts';
import { type RecurringJob, startRecurringJobs } from './recurring-jobs.ts';
import { removeFolder } from './testing/remove-folder.ts';

const TIMES = { lookMs: 20, leaseMs: 400, renewMs: 100, longestMs: 60_000, retryMs: 10, stopMs: 5_000 };
/** For what is not about leases: none ends because the machine is busy. */
const PATIENT = { ...TIMES, leaseMs: 20_000, renewMs: 2_000 };
const NAME = 'test-job';
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

describe.each(['postgres', 'embedded'] as const)('recurring jobs on %s', (kind) => {
  let database: Database;
  let dataDir: string;
  const stops: (() => Promise<void>)[] = [];
  const warn = vi.fn();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'poolwright-jobs-'));
    const url = kind === 'postgres' ? { databaseUrl: await createPostgresDatabase() } : {};
    database = await openDatabase({ ...url, dataDir, onError: () => undefined });
  });
  beforeEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await database.pool.query('delete from recurring_jobs');
    warn.mockClear();
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    await database.close();
    await removeFolder(dataDir);
  });

  const startProcess = async (run: RecurringJob['run'], times = TIMES) => {
    const job = { name: NAME, everyMinutes: 60, run };
    const { stop } = await startRecurringJobs(database, [job], { warn }, times);
    stops.push(stop);
    return stop;
  };
  const update = (change: string) => database.pool.query(`update recurring_jobs set ${change}`);
  const makeDue = () => update('next_run_at = now()');
  const row = async () => (await database.pool.query('select * from recurring_jobs')).rows[0];

  test('a job that hangs is begun again by the same process', async () => {
    const hanging = new Promise<void>(() => undefined);
    const run = vi.fn(() => (run.mock.calls.length === 1 ? hanging : Promise.resolve()));
    await startProcess(run, { ...TIMES, longestMs: 150 });
    await makeDue();
    await expect.poll(() => run).toHaveBeenCalledTimes(2);
    await expect.poll(() => row()).toMatchObject({ owner: null, failures: 0 });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('of several processes one runs what is due, and it is due again a period later', async () => {
    const run = vi.fn(() => wait(100));
    for (let count = 0; count < 4; count += 1) await startProcess(run, PATIENT);
    await wait(100);
    expect(run).not.toHaveBeenCalled();
    await makeDue();
    await expect.poll(() => row()).toMatchObject({ owner: null, failures: 0 });
    await expect.poll(() => run).toHaveBeenCalled();
    await wait(300);
    expect(run).toHaveBeenCalledTimes(1);
    const { next_run_at: next } = await row();
    expect(next.getMinutes()).toBe(0);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    expect(next.getTime()).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
  });

  test('one that takes longer than a lease is not begun twice', async () => {
    const run = vi.fn(() => wait(2_200));
    for (let count = 0; count < 2; count += 1) await startProcess(run, { ...TIMES, leaseMs: 1_000 });
    await makeDue();
    await wait(2_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('a failed run is told, tried again, each time later, and never later than its period', async () => {
    let fails = true;
    const run = vi.fn(async () => {
      if (fails) throw new TypeError('not now');
    });
    await startProcess(run);
    await makeDue();
    await expect.poll(async () => (await row()).failures).toBeGreaterThanOrEqual(3);
    expect(warn).toHaveBeenCalledWith({ job: NAME, cause: expect.any(TypeError) }, 'a job failed');
    expect((await row()).last_error).toBe('TypeError');
    // Without an owner, so that a run under way cannot note its own count over this one.
    await update('failures = 1000000, owner = null, next_run_at = now()');
    await expect.poll(async () => (await row()).failures).toBe(1_000_001);
    expect((await row()).next_run_at.getTime()).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
    fails = false;
    await makeDue();
    await expect.poll(() => row()).toMatchObject({ failures: 0, last_error: null });
  });

  test('the job of a killed process is run by another when the lease ends', async () => {
    const run = vi.fn(async () => undefined);
    await startProcess(run);
    await update(`owner = gen_random_uuid(), next_run_at = now() + interval '300 milliseconds'`);
    await wait(150);
    expect(run).not.toHaveBeenCalled();
    await expect.poll(() => run).toHaveBeenCalledTimes(1);
  });

  test('a process that was overtaken does not write over its successor', async () => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    await startProcess(() => promise);
    await makeDue();
    await expect.poll(async () => (await row()).owner).not.toBeNull();
    const successor = crypto.randomUUID();
    await update(`owner = '${successor}', next_run_at = now() + interval '1 minute'`);
    end();
    await wait(200);
    expect((await row()).owner).toBe(successor);
  });

  test('a clock that was set back does not stop the work', async () => {
    const run = vi.fn(async () => undefined);
    await startProcess(run);
    await update(`noted_at = now() + interval '2 hours', next_run_at = now() + interval '3 hours'`);
    await expect.poll(() => run).toHaveBeenCalledTimes(1);
    await expect.poll(async () => (await row()).owner).toBeNull();
    expect((await row()).noted_at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    await wait(100);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('a stop waits for what runs, and begins nothing', async () => {
    let ended = false;
    const stop = await startProcess(async () => {
      await wait(300);
      ended = true;
    });
    await makeDue();
    await expect.poll(async () => (await row()).owner).not.toBeNull();
    await stop();
    expect(ended).toBe(true);
    expect((await row()).owner).toBeNull();
  });
});

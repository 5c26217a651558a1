import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { option } from '../proof/arguments.ts';
import { createDatabase } from '../proof/faults/scenario.ts';
import { runSite } from '../proof/running-site.ts';
import { leadOf } from './lead.ts';
import { median } from './row.ts';

// How many leads a second the site acknowledges, beside raw inserts in the same run: npm run bench:leads, after a build.
// Raw: the lead's row alone, one statement and one commit each, on the disk before the next. A lead: an HTTP request
// with its Idempotency-Key; its row, two mails, the key and its answer, on the disk before the acknowledgement; mails
// are rendered and written meanwhile. Both: the same machine, 64 at once, the same pool. Fails under a ratio of 0.4.

const BUDGET = 0.4;
const ROUNDS = 3;
const SECONDS = 4;
const AT_ONCE = 64;
const WARM_UP_SECONDS = 8;
const TICKS_A_SECOND = 100;

const run = promisify(execFile);

interface Timed {
  rate: number;
  /** Milliseconds of processor time for one. */
  each: number;
}

const submitFor = async (url: string, seconds: number) => {
  const parts = ['--import', 'tsx', 'bench/lead-visitors.ts', url, String(seconds), String(AT_ONCE)];
  return Number((await run(process.execPath, parts)).stdout) / seconds;
};

const insertFor = async (insert: (email: string) => Promise<unknown>, seconds: number) => {
  let done = 0;
  const end = Date.now() + seconds * 1000;
  const visitor = async () => {
    while (Date.now() < end) {
      await insert(`visitor-${crypto.randomUUID()}@example.com`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return done / seconds;
};

/** Milliseconds of processor time; unlike the clock it does not count what others did meanwhile. */
const processorTime = async (pids: number[]) => {
  let ticks = 0;
  for (const pid of pids) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = text.split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
    ticks += user + system;
  }
  return (ticks * 1000) / TICKS_A_SECOND;
};

const databaseProcesses = async ({ kind, pool }: Database) => {
  if (kind === 'embedded') return [];
  const found = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  return found.rows.map(({ pid }) => pid);
};

const measure = async (kind: 'embedded' | 'postgres') => {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-bench-'));
  const databaseUrl = postgres ? await createDatabase(postgres.url, 'bench') : undefined;
  const site = await runSite({
    env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
  });
  const database = await openDatabase({
    ...(databaseUrl ? { databaseUrl } : {}),
    dataDir: folder,
    onError: () => undefined,
  });
  const insert = async (email: string) => {
    const { firstName, lastName, phone, location, details, budget } = leadOf(email);
    await database.pool.query(
      `insert into inquiries (id, first_name, last_name, email, phone, location, details, budget)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [crypto.randomUUID(), firstName, lastName, email, phone, location, details, budget],
    );
  };
  await submitFor(site.url, WARM_UP_SECONDS);
  await insertFor(insert, WARM_UP_SECONDS / 2);
  const timed = async (own: number, rateOver: () => Promise<number>) => {
    const pids = [own, ...(await databaseProcesses(database))];
    const before = await processorTime(pids);
    const rate = await rateOver();
    return { rate, each: ((await processorTime(pids)) - before) / (rate * SECONDS) };
  };
  const rounds: { raw: Timed; leads: Timed }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      raw: await timed(process.pid, () => insertFor(insert, SECONDS)),
      leads: await timed(site.process.pid ?? 0, () => submitFor(site.url, SECONDS)),
    });
  }
  await database.close();
  await site.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  const middle = (of: (round: { raw: Timed; leads: Timed }) => number) => median(rounds.map(of));
  const ratio = middle(({ raw, leads }) => leads.rate / raw.rate);
  console.log(
    `${kind}: ${Math.round(middle(({ leads }) => leads.rate))} leads/s beside ${Math.round(middle(({ raw }) => raw.rate))} raw inserts/s, ratio ${ratio.toFixed(2)} (budget ${BUDGET})`,
  );
  console.log(
    `  processor time with the database: ${middle(({ leads }) => leads.each).toFixed(2)} ms a lead, ${middle(({ raw }) => raw.each).toFixed(2)} ms a raw insert; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  return ratio;
};

const only = option('only');
const ratios: number[] = [];
for (const kind of ['embedded', 'postgres'] as const) {
  if (!only || only === kind) ratios.push(await measure(kind));
}
if (Math.min(...ratios) < BUDGET) process.exitCode = 1;

import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DATABASE_WAITS } from '#server/limits.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { type Line, startLine } from '#server/testing/line.ts';
import { LONG } from '../../proof/long.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseAway, SilentDatabase } from './failures.ts';

// A real PostgreSQL that freezes, fails over without a word or holds a lock; the waits are a third of the real ones.

const WAITS: typeof DATABASE_WAITS = {
  connect: 2_000,
  lock: 1_300,
  statement: 2_000,
  query: 2_300,
  idleInTransaction: 5_000,
  probe: 700,
  betweenProbes: 300,
};

let line: Line;
let database: Database;
let postgresPort: number;

beforeEach(async () => {
  const databaseUrl = new URL(await createPostgresDatabase());
  postgresPort = Number(databaseUrl.port);
  line = await startLine(postgresPort);
  databaseUrl.port = String(line.port);
  const open = () =>
    openDatabase({
      databaseUrl: databaseUrl.href,
      dataDir: tmpdir(),
      waits: WAITS,
      onError: () => undefined,
    });
  // The first connection is no part of what is tested: on a busy machine it may take longer than these waits allow.
  database = await open().catch(open);
});
afterEach(async () => {
  line.state = 'good';
  await database.close();
  await line.close();
});

const ask = () => database.pool.query('select 1');
const failureOf = async (asked: Promise<unknown>) => {
  const started = performance.now();
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, ms: performance.now() - started };
};
const SOON = { timeout: 10_000, interval: 100 };

test('a silent database is waited for once, then refused at once, and used again when it speaks', async () => {
  await ask();
  line.state = 'silent';
  const many = await Promise.all(Array.from({ length: 40 }, () => failureOf(ask())));
  for (const { error, ms } of many) {
    expect(isDatabaseAway(error)).toBe(true);
    // Also those who stood in line for a connection.
    expect(ms).toBeLessThan(WAITS.query + 1_500);
  }
  const next = await failureOf(ask());
  expect(next.error).toBeInstanceOf(SilentDatabase);
  expect(next.ms).toBeLessThan(500);
  expect(isDatabaseAway((await failureOf(database.transaction(async () => 1))).error)).toBe(true);
  line.state = 'good';
  await expect.poll(() => database.pool.isSilent, SOON).toBe(false);
  await ask();
});

test('after a failover without a word no connection to the old machine is used again', async () => {
  await Promise.all(Array.from({ length: 12 }, ask));
  line.failOver(postgresPort);
  await failureOf(ask());
  await expect.poll(() => database.pool.isSilent, SOON).toBe(false);
  await Promise.all(Array.from({ length: 24 }, ask));
});

test('a lock held by somebody else is given up on, and the connection stays good', async () => {
  await database.withOwnConnection(async (client) => {
    await client.query('begin');
    await client.query('lock table inquiries in access exclusive mode');
    const { error, ms } = await failureOf(database.pool.query('select count(*) from inquiries'));
    expect(isDatabaseAway(error)).toBe(true);
    expect(ms).toBeLessThan(WAITS.lock + 1_500);
    expect(database.pool.isSilent).toBe(false);
    await client.query('rollback');
  });
  await database.pool.query('select count(*) from inquiries');
});

test.runIf(LONG)('what may take its time is not cut off', async () => {
  const slow = `select pg_sleep(${WAITS.query / 1000 + 0.5})`;
  expect(isDatabaseAway((await failureOf(database.pool.query(slow))).error)).toBe(true);
  await database.withOwnConnection((client) => client.query(slow));
});

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { intakeForm } from '#server/testing/intake-form.ts';
import { type Line, startLine } from '#server/testing/line.ts';
import { createPostgresDatabase, startTestSite, type TestSite } from '#server/testing/site.ts';

// A real PostgreSQL behind a line that loses answers, is cut, falls silent or leads elsewhere after a failover.

// The same waits, shorter, so that the tests are.
vi.mock(import('#server/limits.ts'), async (original) => {
  const limits = await original();
  const shorter = Object.entries(limits.DATABASE_WAITS).map(([name, ms]) => [name, ms / 3]);
  return { ...limits, DATABASE_WAITS: Object.fromEntries(shorter) };
});

let line: Line;
let site: TestSite;
let address: string;
let postgresPort: number;

beforeAll(async () => {
  const databaseUrl = new URL(await createPostgresDatabase());
  postgresPort = Number(databaseUrl.port);
  line = await startLine(postgresPort);
  databaseUrl.port = String(line.port);
  site = await startTestSite({ env: { DATABASE_URL: databaseUrl.href } });
  address = await site.url();
});
afterAll(async () => {
  await site.close();
  await line.close();
});
beforeEach(async () => {
  line.state = 'good';
  line.hits = 0;
  line.onHit = () => undefined;
  await expect.poll(async () => (await site.inject('/healthz')).statusCode, { timeout: 9_000 }).toBe(200);
  await site.services.database.pool.query('truncate intakes, intake_files, panoramas, inquiries, mails');
  for (const key of [...(await filesUnder('intake')), ...(await filesUnder('panoramas'))])
    await site.services.files.delete(key);
});

const filesUnder = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of site.services.files.list(prefix)) keys.push(key);
  return keys.sort();
};
const rowsOf = async (text: string) => {
  line.state = 'good';
  return (await site.services.database.pool.query(text)).rows;
};
const lead = (email: string, key: string) => ({
  method: 'POST' as const,
  url: '/api/send-email',
  headers: { 'idempotency-key': key },
  payload: { firstName: 'Ann', lastName: 'Lee', email, details: 'A pool.', isFromAI: false },
});

const submit = (key: string) =>
  fetch(`${address}/api/pool-intake`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: intakeForm(3000).body,
  });
const timed = async <Answer>(work: Promise<Answer>) => {
  const started = performance.now();
  return { answer: await work, ms: performance.now() - started };
};

test('a project whose COMMIT lost its answer is found again, with its files and its ticket', async () => {
  line.state = 'loses commit answers';
  const answer = await submit('first');
  expect(line.hits).toBe(1);
  expect(answer.status).toBe(200);
  const stored = await rowsOf('select key from intake_files');
  expect(await filesUnder('intake')).toEqual(stored.map(({ key }) => key));
  expect(await answer.json()).toMatchObject({
    ticketNumber: (await rowsOf('select ticket_number from intakes'))[0]?.ticket_number,
    statusUrl: expect.stringContaining('#'),
  });
});

test('with the database gone right after, no file is deleted, and the repeat gets the ticket', async () => {
  line.state = 'loses commit answers';
  line.onHit = () => {
    line.state = 'cut';
  };
  const lost = await submit('again');
  expect(lost.status).toBe(503);
  expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
  const kept = await filesUnder('intake');
  expect(kept).toHaveLength(1);
  expect(await rowsOf('select key from intake_files')).toEqual(kept.map((key) => ({ key })));
  await expect.poll(async () => (await submit('again')).status, { timeout: 12_000 }).toBe(200);
  expect(await filesUnder('intake')).toEqual(kept);
});

test('an uploaded panorama whose COMMIT lost its answer keeps its files', async () => {
  const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'yard.jpg');
  line.state = 'loses commit answers';
  const answer = await fetch(`${address}/api/upload-360-images`, { method: 'POST', body });
  expect(line.hits).toBe(1);
  expect(answer.status).toBe(200);
  expect(await rowsOf('select 1 from panoramas')).toHaveLength(1);
  expect(await filesUnder('panoramas')).toHaveLength(2);
});

test('a connection cut inside a transaction is a 503 that leaves nothing behind, and no end of the process', async () => {
  line.state = 'cuts in transactions';
  expect((await submit('cut')).status).toBe(503);
  expect(line.hits).toBe(1);
  expect(await filesUnder('intake')).toEqual([]);
  expect(await rowsOf('select 1 from intakes')).toEqual([]);
  expect((await submit('cut')).status).toBe(200);
});

test('a silent database costs the first visitor one wait and the next none; once it speaks all is well', async () => {
  line.state = 'silent';
  const first = await timed(site.inject(lead('first@example.com', 'first')));
  expect(first.answer.statusCode).toBe(503);
  expect(Number(first.answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(first.ms).toBeLessThan(5_000);
  const next = await timed(site.inject(lead('next@example.com', 'next')));
  expect(next.answer.statusCode).toBe(503);
  expect(next.ms).toBeLessThan(1_000);
  expect((await site.inject('/healthz')).statusCode).toBe(503);
  line.state = 'good';
  await expect.poll(async () => (await site.inject('/healthz')).statusCode, { timeout: 5_000 }).toBe(200);
  expect((await site.inject(lead('first@example.com', 'first'))).statusCode).toBe(200);
});

test('after a silent failover the connections to the old machine are given up', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map((turn) => site.inject(lead(`${turn}@example.com`, `${turn}`))));
  line.failOver(postgresPort);
  const moved = await timed(
    expect
      .poll(async () => (await site.inject(lead('moved@example.com', 'moved'))).statusCode, {
        timeout: 12_000,
      })
      .toBe(200),
  );
  expect(moved.ms).toBeLessThan(9_000);
  const after = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) =>
      site.inject(lead(`after-${turn}@example.com`, `after-${turn}`)),
    ),
  );
  expect(after.map(({ statusCode }) => statusCode)).toEqual(after.map(() => 200));
});

test('a table locked for long is a 503 in time', async () => {
  await site.services.database.patiently(async (client) => {
    await client.query('begin; lock table inquiries in access exclusive mode');
    const locked = await timed(site.inject(lead('locked@example.com', 'locked')));
    expect(locked.answer.statusCode).toBe(503);
    expect(locked.ms).toBeLessThan(4_000);
    await client.query('rollback');
  });
  await expect
    .poll(async () => (await site.inject(lead('locked@example.com', 'locked'))).statusCode, {
      timeout: 12_000,
    })
    .toBe(200);
});

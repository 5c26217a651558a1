import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { intakeForm } from '#server/testing/intake-form.ts';
import { type Line, startLine } from '#server/testing/line.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// A real PostgreSQL behind a line that loses answers, is cut, falls silent or leads elsewhere after a failover.

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
  line.only = /insert into "(intakes|panoramas)"/;
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
const submit = (key: string) =>
  fetch(`${address}/api/pool-intake`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: intakeForm(3000).body,
  });
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
  expect((await submit('once-more')).status).toBe(200);
});

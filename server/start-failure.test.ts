import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { DATABASE_WAITS } from '#server/limits.ts';
import { openSite } from '#server/site.ts';
import { startLine } from '#server/testing/line.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { describeStartFailure } from './start-failure.ts';
import { removeFolder } from './testing/remove-folder.ts';

// Every wrong setting is named in one line.

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await startTestSite();
  folder = await mkdtemp(join(tmpdir(), 'poolwright-explain-'));
});
afterAll(async () => {
  await site.close();
  await removeFolder(folder);
});

const lineOf = (starting: Promise<unknown>) =>
  starting.then(
    () => 'it started',
    (error: unknown) => describeStartFailure(error),
  );
const lineFor = async (env: Record<string, string>) =>
  lineOf(
    (async () => {
      const opened = await openSite(
        readConfig({ LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off', DATA_DIR: folder, ...env }),
      );
      await opened.close();
    })(),
  );

test.each([
  [{ PORT: 'eighty' }, /^Cannot start\. PORT: [^\n]+$/],
  [{ TRUST_PROXY: 'everybody' }, /^Cannot start\. TRUST_PROXY: must be[^\n]+$/],
  [
    { SITE_URL: 'https://pools.example.com' },
    /^Cannot start\. [^\n]*test payments are for a local host only/,
  ],
  [
    { DATABASE_URL: 'postgres://ann@no-such-host.invalid/pools' },
    /^Cannot start\. DATABASE_URL: getaddrinfo \w+ no-such-host\.invalid$/,
  ],
])('%o', async (env, line) => {
  expect(await lineFor(env)).toMatch(line);
});

test('a data folder that cannot be one', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  expect(await lineFor({ DATA_DIR: join(file, 'data') })).toMatch(/^Cannot start\. DATA_DIR: [^\n]+$/);
});

test('a PostgreSQL that is not there, and one that says nothing', async () => {
  const refused = await lineFor({
    DATABASE_URL: `postgres://ann:hidden@127.0.0.1:${await freePort()}/pools`,
  });
  expect(refused).toMatch(/^Cannot start\. DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:\d+$/);
  const silent = await startLine(await freePort());
  silent.state = 'silent';
  onTestFinished(() => silent.close());
  const asked = openDatabase({
    databaseUrl: `postgres://ann:hidden@127.0.0.1:${silent.port}/pools`,
    dataDir: folder,
    waits: { ...DATABASE_WAITS, connect: 200 },
    onError: () => undefined,
  });
  expect(await lineOf(asked)).toBe('Cannot start. DATABASE_URL: timeout expired');
});

test('a port or a host where nothing can listen', async () => {
  const listen = (port: number, host: string) => lineOf(site.app.listen({ port, host }));
  expect(await listen(0, '192.0.2.1')).toBe('Cannot start. HOST: 192.0.2.1 is no address of this machine');
  expect(await listen(0, 'no-such-host.invalid')).toMatch(
    /^Cannot start\. HOST: no-such-host\.invalid[^\n]+$/,
  );
  const taken = await startLine(await freePort());
  onTestFinished(() => taken.close());
  expect(await listen(taken.port, '127.0.0.1')).toBe(
    'Cannot start. PORT: another program is listening there already',
  );
});

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { RefusedStart } from '#server/refused-start.ts';
import { openSite } from '#server/site.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { freePort } from '#server/testing/postgres.ts';
import { LONG } from '../proof/long.ts';
import { removeFolder } from './testing/remove-folder.ts';

// A start that is in doubt touches nothing: every file a visitor handed in is there afterwards.

const UPLOADS = ['intake/a/000-survey.pdf', 'panoramas/b/image.jpg'];
const quiet = { LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off', PORT: '0', SITE_URL: 'http://localhost:3000' };

const folderWithUploads = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-doubt-'));
  onTestFinished(() => removeFolder(dataDir));
  for (const key of UPLOADS) {
    await mkdir(dirname(join(dataDir, 'files', key)), { recursive: true });
    await writeFile(join(dataDir, 'files', key), 'what a visitor sent');
  }
  return dataDir;
};

const startOn = async (dataDir: string, env: Record<string, string> = {}) => {
  const site = await openSite(readConfig({ ...quiet, DATA_DIR: dataDir, ...env }));
  await site.close();
};

const refusalOf = async (starting: Promise<void>) => {
  const error: unknown = await starting.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedStart);
  return error instanceof Error ? error.message : '';
};

const expectUploads = async (dataDir: string) => {
  for (const key of UPLOADS)
    expect(await readFile(join(dataDir, 'files', key), 'utf8')).toBe('what a visitor sent');
};

test('a database folder without PG_VERSION is refused and left as it is', async () => {
  const dataDir = await folderWithUploads();
  await mkdir(join(dataDir, 'db', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'db', 'base', '1'), 'rows');
  expect(await refusalOf(startOn(dataDir))).toBe(
    `${join(dataDir, 'db')} is not empty but holds no database; restore your last backup, or move the folder away to begin with an empty database`,
  );
  expect(await readdir(join(dataDir, 'db', 'base'))).toEqual(['1']);
  await expectUploads(dataDir);
});

test('a new database beside the uploads of one that was moved aside is refused, with and without their mark', async () => {
  const dataDir = await folderWithUploads();
  expect(await refusalOf(startOn(dataDir))).toContain('if they are not needed, move them away');
  expect(await readdir(dataDir)).toEqual(['files']);
  await mkdir(join(dataDir, 'files', 'database'));
  await writeFile(join(dataDir, 'files', 'database', 'identity'), 'the one that was moved aside');
  const words = await refusalOf(startOn(dataDir));
  expect(words).toContain('not the embedded one (DATABASE_URL is not set)');
  expect(words).toContain(`remove ${join(dataDir, 'files', 'database', 'identity')} and start again`);
  expect(await readdir(dataDir)).toEqual(['files']);
  await expectUploads(dataDir);
});

test.runIf(LONG)(
  'another DATABASE_URL beside the same uploads is refused, an emptied store is taken up',
  async () => {
    const dataDir = await folderWithUploads();
    const aside = await mkdtemp(join(tmpdir(), 'poolwright-doubt-'));
    onTestFinished(() => removeFolder(aside));
    await cp(join(dataDir, 'files'), aside, { recursive: true });
    await rm(join(dataDir, 'files', 'intake'), { recursive: true });
    await rm(join(dataDir, 'files', 'panoramas'), { recursive: true });
    await startOn(dataDir, { DATABASE_URL: await createPostgresDatabase() });
    await startOn(dataDir, { DATABASE_URL: await createPostgresDatabase() });
    await cp(aside, join(dataDir, 'files'), { recursive: true });
    expect(await refusalOf(startOn(dataDir, { DATABASE_URL: await createPostgresDatabase() }))).toContain(
      'not the one of DATABASE_URL',
    );
    await expectUploads(dataDir);
  },
);

test('a bucket that does not answer does not stop a start: leads need none', async () => {
  const dataDir = await folderWithUploads();
  await startOn(dataDir, {
    DATABASE_URL: await createPostgresDatabase(),
    S3_BUCKET: 'pools',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
});

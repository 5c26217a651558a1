import { appendFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { openSite } from '#server/site.ts';
import { intakeForm } from '#server/testing/intake-form.ts';
import { addPicture, publishPicture } from '#server/testing/own-picture.ts';
import { startTestSite } from '#server/testing/site.ts';
import { LONG } from '../proof/long.ts';
import { backUp, backUpInto } from './backup.ts';
import { restore } from './restore.ts';

test('a backup is made while the site takes leads, and a restored site gives everything out again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'first');
  const site = await startTestSite({ database: 'pglite', env: { DATA_DIR: dataDir } });
  const send = async (turn: number) => {
    const payload = { firstName: 'Ann', lastName: 'Lee', email: `ann-${turn}@example.com` };
    const { statusCode } = await site.inject({ method: 'POST', url: '/api/send-email', payload });
    expect(statusCode).toBe(200);
    return `ann-${turn}@example.com`;
  };
  // Somebody is told of leads, and does not take them.
  await site.services.database.pool.query(`insert into webhook_endpoints (id, url, secret, events)
    values (gen_random_uuid(), 'https://hooks.invalid/', 'whsec_AAAA', '["lead.created"]')`);
  const before = await Promise.all([1, 2, 3, 4, 5].map(send));
  const { body, file } = intakeForm(30_000);
  expect((await fetch(`${await site.url()}/api/pool-intake`, { method: 'POST', body })).status).toBe(200);

  const picture = await addPicture(site);
  const shown = (await site.inject(picture.src)).rawPayload;
  await publishPicture(site, picture.file);

  const backups = join(folder, 'backups');
  let isOver = false;
  const making = backUpInto(dataDir, backups, 2).finally(() => {
    isOver = true;
  });
  // Why it failed is told below.
  making.catch(() => undefined);
  // Visitors are served all the while.
  for (let turn = 100; !isOver; turn += 1) {
    await send(turn);
    await pause(50);
  }
  const { archive } = await making;
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await stat(`${archive}.sha256`)).mode & 0o777).toBe(0o600);
  expect((await stat(backups)).mode & 0o777).toBe(0o700);
  expect(await readdir(join(dataDir, 'snapshots'))).toEqual([]);
  await site.close();

  const other = join(folder, 'second');
  const counts = await restore(archive, other);
  expect(counts.inquiries).toBeGreaterThanOrEqual(before.length);
  expect(counts).toMatchObject({ content_versions: 1, content_pictures: 1 });
  expect((await stat(other)).mode & 0o077).toBe(0);
  await expect(restore(archive, other)).rejects.toThrow('is not empty');
  const again = await openSite(readConfig({ DATA_DIR: other, LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off' }));
  // What waited then may have been told since.
  const told = await again.services.database.pool.query(
    `select count(*)::int as waiting from webhook_deliveries where state = 'queued'
     union all select count(*)::int from webhook_events where not spread`,
  );
  expect(told.rows).toEqual([{ waiting: 0 }, { waiting: 0 }]);
  const found = await again.services.database.pool.query<{ email: string }>('select email from inquiries');
  expect(found.rows.map(({ email }) => email)).toEqual(expect.arrayContaining(before));
  const [row] = (await again.services.database.pool.query<{ key: string }>('select key from intake_files'))
    .rows;
  const stored = await again.services.files.get(row?.key ?? '');
  expect(stored && (await buffer(stored.stream)).equals(file)).toBe(true);
  expect(again.services.content.served.content.projects[0]?.picture.name).toBe(picture.file);
  expect((await again.app.inject(picture.src)).rawPayload.equals(shown)).toBe(true);
  await again.close();

  await appendFile(archive, 'x');
  await expect(restore(archive, join(folder, 'third'))).rejects.toThrow('does not match its checksum');
});

test.runIf(LONG)(
  'a site at rest is backed up too, of many archives the newest stay, and other files are left alone',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poolwright-backup-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'data');
    await (await openDatabase({ dataDir, onError: () => undefined })).close();
    const backups = join(folder, 'backups');
    await mkdir(backups);
    const old = ['2026-01-01T034000Z', '2026-01-02T034000Z', '2026-01-03T034000Z'];
    for (const day of old) await writeFile(join(backups, `poolwright-${day}.tar.gz`), 'x');
    await writeFile(join(backups, 'my-own.tar.gz'), 'x');
    const { archive, removed } = await backUpInto(dataDir, backups, 2);
    expect(removed).toBe(2);
    expect((await readdir(backups)).sort()).toEqual([
      'my-own.tar.gz',
      'poolwright-2026-01-03T034000Z.tar.gz',
      basename(archive),
      `${basename(archive)}.sha256`,
    ]);
    await expect(backUp(join(folder, 'nothing'), join(backups, 'a.tar.gz'))).rejects.toThrow(
      'holds no embedded database',
    );
  },
);

import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/site.ts';
import { startTestSite } from '#server/testing/site.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

test('what a site kept stands in its backup, and a restored site gives it out again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'monday.tar.gz');
  const dataDir = join(folder, 'first');
  const site = await startTestSite({ database: 'pglite', env: { DATA_DIR: dataDir } });
  const payload = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    details: 'A pool.',
    isFromAI: false,
  };
  const sent = await site.inject({ method: 'POST', url: '/api/send-email', payload });
  expect(sent.statusCode).toBe(200);
  await expect(backUp(dataDir, archive)).rejects.toThrow('is in use by process');
  await site.close();
  await backUp(dataDir, archive);

  const other = join(folder, 'second');
  expect(await restore(archive, other)).toMatchObject({ inquiries: 1, mails: 2 });
  await expect(restore(archive, other)).rejects.toThrow('is not empty');
  const again = await openSite(readConfig({ DATA_DIR: other, LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off' }));
  const found = await again.services.database.pool.query('select email from inquiries');
  expect(found.rows).toEqual([{ email: 'ann@example.com' }]);
  await again.close();

  await appendFile(archive, 'x');
  await expect(restore(archive, join(folder, 'third'))).rejects.toThrow('does not match its checksum');
}, 60_000);

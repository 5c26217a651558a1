import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { INTAKE_URL } from '#domain/intake/intake-submission.ts';
import { restrictToOwner } from '#server/private-files.ts';
import { intakeForm } from '#server/testing/intake-form.ts';
import { startTestSite } from '#server/testing/site.ts';
import { backUp } from '../deploy/backup.ts';
import { removeFolder } from './testing/remove-folder.ts';

// The umask of a test is the usual 022: what is closed here was closed on purpose.

const forOthers = async (path: string) => (await stat(path)).mode & 0o077;
const below = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) =>
    join(entry.parentPath, entry.name),
  );

test('mails, uploads and their folders are closed to other users from the first byte', async () => {
  const site = await startTestSite();
  onTestFinished(() => site.close());
  const contact = { firstName: 'Bo', lastName: 'Lind', email: 'bo@example.com' };
  await site.inject({ method: 'POST', url: '/api/send-email', payload: contact });
  const { body } = intakeForm(2000);
  expect((await fetch((await site.url()) + INTAKE_URL, { method: 'POST', body })).status).toBe(200);
  await site.services.mail.sweep();
  const written = await below(site.dataDir);
  expect(written.some((path) => path.endsWith('.eml'))).toBe(true);
  expect(written.some((path) => path.includes('files/intake/'))).toBe(true);
  for (const path of [site.dataDir, ...written]) expect(await forOthers(path), path).toBe(0);
});

test('a data folder that stood open is closed at the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-open-'));
  onTestFinished(() => removeFolder(folder));
  await mkdir(join(folder, 'outbox'));
  await writeFile(join(folder, 'outbox', 'a.eml'), 'words');
  await writeFile(join(folder, 'note'), 'words');
  await chmod(folder, 0o755);
  expect(await restrictToOwner(folder)).toEqual([]);
  for (const path of [folder, join(folder, 'outbox'), join(folder, 'note')]) {
    expect(await forOthers(path), path).toBe(0);
  }
  expect(await restrictToOwner(join(folder, 'not-there'))).toEqual([]);
});

test('a backup and its checksum are closed to others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-backup-'));
  onTestFinished(() => removeFolder(folder));
  await mkdir(join(folder, 'data', 'db'), { recursive: true });
  await writeFile(join(folder, 'data', 'db', 'PG_VERSION'), '17');
  const archive = join(folder, 'backups', 'monday.tar.gz');
  await backUp(join(folder, 'data'), archive);
  for (const path of [join(folder, 'backups'), archive, `${archive}.sha256`]) {
    expect(await forOthers(path), path).toBe(0);
  }
});

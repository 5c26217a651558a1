import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { openDatabase } from '#server/database/database.ts';
import { killPublish } from '../proof/faults/kill-publish.ts';
import { readLedger } from '../proof/faults/ledger.ts';
import { afterPromises, BUILD_DIR } from '../proof/faults/scenario.ts';
import { type Sent, sendLead, startLoad } from '../proof/lead-load.ts';
import { LONG } from '../proof/long.ts';
import { runSite } from '../proof/running-site.ts';
import { removeFolder } from '../server/testing/remove-folder.ts';

// One kill -9 under leads and in the middle of an upload. `npm run faults` kills again and again, on both databases.

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Sends the first megabytes of a project and then waits. */
const beginUpload = (url: string) => {
  const upload = request(`${url}/api/pool-intake`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
  });
  upload.on('error', () => undefined);
  upload.write('--x\r\ncontent-disposition: form-data; name="fullName"\r\n\r\nAna Ruiz\r\n');
  upload.write(
    '--x\r\ncontent-disposition: form-data; name="file_0"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n',
  );
  upload.write(randomBytes(4 * 1024 * 1024));
};

/** What stands in the outbox is whole, and addressed to somebody who asked. */
const readOutbox = async (dataDir: string, sent: Sent[]) => {
  const asked = new Set([brand.email, ...sent.map(({ email }) => email)]);
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  for (const name of names.slice(0, 40)) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail.to?.map(({ address }) => asked.has(address ?? ''))).toEqual([true]);
    expect(mail.html).toContain('</html>');
  }
  return names.length;
};

test('a process killed under load keeps every promise, and of an upload nothing half-made', async () => {
  const first = await runSite({ env: { BUILD_DIR } });
  const { dataDir } = first;
  onTestFinished(() => removeFolder(dataDir));
  const files = join(dataDir, 'files');
  beginUpload(first.url);
  const { sent, stop } = startLoad([first.url], 'kill', 6);
  await expect.poll(() => filesBelow(files)).toHaveLength(2);
  await afterPromises(sent);
  await first.stop('SIGKILL');
  await stop();

  const second = await runSite({ dataDir, env: { BUILD_DIR } });
  // The mark of whose files these are is all that stays.
  expect(await filesBelow(files)).toEqual(['identity']);
  // A visitor who got no answer sends again: it is taken once, or still held for the first attempt.
  const again = sent.filter(({ acknowledged }) => !acknowledged).slice(-12);
  await Promise.all(
    again.map(async (lead) => {
      const status = await sendLead(second.url, lead);
      expect([200, 409]).toContain(status);
      lead.acknowledged = status === 200;
    }),
  );
  // On a busy machine the first mail takes its time.
  await expect.poll(() => readOutbox(dataDir, sent), { timeout: 20_000 }).toBeGreaterThan(0);
  await second.stop();
  const { pool, close } = await openDatabase({ dataDir, onError: () => undefined });
  const { lost, doubled, mailedWrongly, acknowledged } = await readLedger(pool, sent);
  expect({ lost, doubled, mailedWrongly }).toEqual({ lost: [], doubled: [], mailedWrongly: [] });
  expect(acknowledged).toBeGreaterThan(1);
  const odd = "select 1 from mails where state not in ('queued', 'sending', 'saved')";
  expect((await pool.query(odd)).rows).toEqual([]);
  expect((await pool.query('select 1 from intakes')).rows).toEqual([]);
  await close();
  await readOutbox(dataDir, sent);
});

test.runIf(LONG)('a publication that a kill cuts short is whole or has not happened', async () => {
  const { counts, faults } = await killPublish.run(2);
  expect(faults).toEqual([]);
  expect(counts.kills).toBe(2);
});

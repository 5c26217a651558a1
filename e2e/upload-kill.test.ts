import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSite, STAFF } from './site.ts';

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Sends the first megabytes of a project and then waits. */
const beginUpload = (url: string) =>
  new Promise<void>((begun) => {
    const upload = request(`${url}/api/pool-intake`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
    });
    upload.on('error', () => undefined);
    upload.write('--x\r\ncontent-disposition: form-data; name="fullName"\r\n\r\nAna Ruiz\r\n');
    upload.write(
      '--x\r\ncontent-disposition: form-data; name="file_0"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n',
    );
    upload.write(randomBytes(4 * 1024 * 1024), () => setTimeout(begun, 700));
  });

test('a process killed in mid-upload leaves nothing half-made behind', async () => {
  const first = await runSite();
  await beginUpload(first.url);
  const files = join(first.dataDir, 'files');
  expect(await filesBelow(files)).toHaveLength(2);
  await first.stop('SIGKILL');

  const second = await runSite({ dataDir: first.dataDir });
  // The mark of whose files these are is all that stays.
  expect(await filesBelow(files)).toEqual(['identity']);
  const signedIn = await fetch(`${second.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: second.url },
    body: JSON.stringify(STAFF),
  });
  const cookie = signedIn.headers.getSetCookie().join('; ');
  const counted = await fetch(`${second.url}/api/staff/lists/intakes/count`, { headers: { cookie } });
  expect(await counted.json()).toEqual({ total: 0, exact: true });
  await second.close();
});

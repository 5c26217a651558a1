import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

// The embedded outbox read back the way a mail program would.
export async function readOutbox(dataDir: string): Promise<(Email & { raw: string })[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name));
      return { ...(await PostalMime.parse(raw)), raw: raw.toString('latin1') };
    }),
  );
}

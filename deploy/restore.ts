import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/database.ts';
import { assignNewIdentity } from '#server/database/identity.ts';
import { renameDurably, syncTree } from '#server/disk.ts';
import { PRIVATE_FOLDER } from '#server/private-files.ts';
import { checksumOf } from './backup.ts';

const run = promisify(execFile);

/** Unpacks a backup into a folder that does not exist yet, opens it, and says what it holds. */
export const restore = async (archive: string, dataDir: string): Promise<Record<string, number>> => {
  const target = resolve(dataDir);
  const there = await readdir(target).catch(() => []);
  if (there.length > 0) throw new Error(`${target} is not empty; move it away first`);
  const noted = (await readFile(`${archive}.sha256`, 'utf8').catch(() => '')).split(' ')[0];
  if (noted && noted !== (await checksumOf(archive)))
    throw new Error(`${archive} does not match its checksum`);
  await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  const half = await mkdtemp(`${target}.half-`);
  try {
    await run('tar', ['-xzf', archive, '-C', half]);
    // The archive brings the rights of the folder it was made from.
    await chmod(half, PRIVATE_FOLDER);
    const counts = await countRows(half);
    await syncTree(half);
    await rm(target, { recursive: true, force: true });
    await renameDurably(half, target);
    return counts;
  } finally {
    await rm(half, { recursive: true, force: true });
  }
};

const COUNTED = [
  'inquiries',
  'estimates',
  'intakes',
  'orders',
  'accepted_terms',
  'bookings',
  'projects',
  'bookings',
  'delivery_versions',
  'project_messages',
  'project_approvals',
  'designs',
  'mails',
  'content_versions',
  'content_drafts',
  'content_schedules',
  'content_pictures',
];

// What waited to be told to other programs when the backup was made has been told since, or is told by the site it was made
// from. The owner can send each of them again.
const HOLD_BACK = `
  with passed as (update webhook_events set spread = true where not spread)
  update webhook_deliveries set state = 'failed', last_error = 'restored' where state = 'queued'`;

// A backup that cannot be opened is none, so it is opened before it takes its place.
const countRows = async (dataDir: string) => {
  const database = await openDatabase({ dataDir, onError: () => undefined });
  try {
    const counts: Record<string, number> = {};
    for (const name of COUNTED) {
      const found = await database.pool.query<{ n: string }>(`select count(*) as n from ${name}`);
      counts[name] = Number(found.rows[0]?.n);
    }
    await database.pool.query(HOLD_BACK);
    // The archive may be taken up while the first database still runs: two of one name would share their files.
    await assignNewIdentity(database.pool);
    return counts;
  } finally {
    await database.close();
  }
};

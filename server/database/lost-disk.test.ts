import fs from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONG } from '../../proof/long.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { templateFolder } from './prepare-folder.ts';
import { startSocketServer } from './socket-server.ts';
import { openSynced } from './synced-files.ts';

// A database whose disk is gone must say so, even if no statement comes as far as writing.

let home: string;
let broken: string[];
let pool: Pool;
let close: () => Promise<void>;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'poolwright-lost-disk-'));
  broken = [];
  const onBroken = (words: string) => {
    broken.push(words);
  };
  await cp(templateFolder(), join(home, 'db'), { recursive: true });
  const db = await openSynced(join(home, 'db'), onBroken);
  const server = await startSocketServer(db, join(home, '.s.PGSQL.5432'), onBroken);
  pool = new Pool({ host: home, user: 'postgres', database: 'postgres', max: 2 });
  pool.on('error', () => undefined);
  await pool.query('select 1');
  close = async () => {
    vi.restoreAllMocks();
    await pool.end();
    await server.stop();
    await db.close();
  };
});
afterEach(async () => {
  await close();
  await removeFolder(home);
});

type Call = 'readSync' | 'writeSync';
const failure = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};
const failAlways = (code: string, calls: Call[]) => {
  for (const call of calls) vi.spyOn(fs, call).mockImplementation(failure(code));
};

const codeOf = (text: string) =>
  pool.query(text).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const INSERT = "insert into secrets (name, value) values ('a', 'b')";

test('a disk that neither reads nor writes ends it, though no statement reaches the log', async () => {
  failAlways('EIO', ['readSync', 'writeSync']);
  expect(await codeOf('select count(*) from inquiries')).toBe('58030');
  await expect.poll(() => broken).toEqual([expect.stringMatching(/^could not read blocks .* I\/O error$/)]);
});

test.runIf(LONG)('one place that cannot be read does not end it, nor does a full disk', async () => {
  vi.spyOn(fs, 'readSync').mockImplementationOnce(failure('EIO'));
  expect(await codeOf('select count(*) from inquiries')).toBe('58030');
  vi.restoreAllMocks();
  failAlways('ENOSPC', ['writeSync']);
  expect(await codeOf(INSERT)).toBe('53100');
  vi.restoreAllMocks();
  expect(await codeOf(INSERT)).toBe('done');
  expect(broken).toEqual([]);
});

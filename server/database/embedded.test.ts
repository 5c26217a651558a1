import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LONG } from '../../proof/long.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { openDatabase } from './database.ts';

const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-embedded-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
};
const onError = () => undefined;

test('PostgreSQL itself waits for the disk at every commit, and the files under it do sync', async () => {
  const database = await openDatabase({ dataDir: await emptyFolder(), onError });
  onTestFinished(() => database.close());
  const settings = await database.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
  );
  expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'fsync']);
});

test('what a power cut can leave of PostgreSQL’s own lock does not stop a start', async () => {
  const dataDir = await emptyFolder();
  const first = await openDatabase({ dataDir, onError });
  await first.pool.query("insert into secrets (name, value) values ('kept', 'yes')");
  await first.close();
  await writeFile(join(dataDir, 'db', 'postmaster.pid'), '');
  const again = await openDatabase({ dataDir, onError });
  onTestFinished(() => again.close());
  expect((await again.pool.query("select value from secrets where name = 'kept'")).rows).toEqual([
    { value: 'yes' },
  ]);
});

test.runIf(LONG)('a half-made database of a first start that was cut off is made anew', async () => {
  const dataDir = await emptyFolder();
  await mkdir(join(dataDir, 'db.half', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'db.half', 'PG_VERSION'), '');
  const database = await openDatabase({ dataDir, onError });
  onTestFinished(() => database.close());
  expect((await database.pool.query('select 1 from inquiries')).rows).toEqual([]);
});

test.runIf(LONG)('a database that ends by itself is told of, with its last words', async () => {
  const dataDir = await emptyFolder();
  const died = new Promise<string>((done) => {
    void openDatabase({ dataDir, onError, onDeath: done }).then(async ({ pool }) => {
      pool.on('error', () => undefined);
      // Its log has nowhere to go any more.
      await rm(join(dataDir, 'db', 'pg_wal'), { recursive: true });
      for (let turn = 0; turn < 5; turn += 1)
        await pool
          .query('select pg_switch_wal(), pg_logical_emit_message(true, $1, $1)', ['x'])
          .catch(onError);
    });
  });
  expect(await died).toContain('could not');
});

test.runIf(LONG)('a damaged database is refused in one sentence that names the folder', async () => {
  const dataDir = await emptyFolder();
  await (await openDatabase({ dataDir, onError })).close();
  await rm(join(dataDir, 'db', 'global', 'pg_control'));
  const opening = openDatabase({ dataDir, onError });
  await expect(opening).rejects.toThrow(`The database in ${join(dataDir, 'db')} does not open: `);
});

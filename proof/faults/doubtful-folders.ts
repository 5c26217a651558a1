import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { moveToPostgres } from '../../deploy/move.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { runSite } from '../running-site.ts';
import { type Kept, lostAmong, startOtherWrites } from './other-writes.ts';
import { BUILD_DIR, createDatabase, type Outcome, type Scenario, wait } from './scenario.ts';

// Folders an operator can bring about with one wrong step. The start must be refused in a sentence, and once the step
// is taken back everything promised must still be there.

const collect = async (dataDir: string, env: Record<string, string> = {}): Promise<Kept[]> => {
  const site = await runSite({ dataDir, env: { BUILD_DIR, ...env } });
  const writes = startOtherWrites(site.url);
  const deadline = Date.now() + 30_000;
  const seen = (kind: Kept['kind']) => writes.kept.some((kept) => kept.kind === kind);
  while (!(seen('intake') && seen('panorama')) && Date.now() < deadline) await wait(100);
  await writes.stop();
  await site.stop();
  return writes.kept;
};

const refused = async (
  dataDir: string,
  what: string,
  env: Record<string, string> = {},
): Promise<string[]> => {
  try {
    const site = await runSite({ dataDir, env: { BUILD_DIR, ...env } });
    await site.stop();
    return [`${what}: it started`];
  } catch (error) {
    return /Cannot start\. \S.*\n?$/.test(String(error))
      ? []
      : [`${what}: no sentence, but ${String(error)}`];
  }
};

const lostIn = async (kept: Kept[], dataDir: string) => {
  const database = await openDatabase({ dataDir, onError: () => undefined });
  return lostAmong(kept, database.pool, dataDir).finally(database.close);
};

const withFolder = async (work: (dataDir: string) => Promise<Outcome>) => {
  const home = await mkdtemp(join(tmpdir(), 'poolwright-doubtful-'));
  return work(join(home, 'data')).finally(() => removeFolder(home));
};

export const tornFolder: Scenario = {
  name: 'a database folder torn or gone beside its files',
  run: () =>
    withFolder(async (dataDir) => {
      const kept = await collect(dataDir);
      const [version, aside] = [join(dataDir, 'db', 'PG_VERSION'), join(dataDir, 'aside')];
      await rename(version, aside);
      const faults = await refused(dataDir, 'without PG_VERSION');
      await rename(aside, version);
      await rename(join(dataDir, 'db'), aside);
      faults.push(...(await refused(dataDir, 'with the database moved aside')));
      // What the refused start made is a database with nothing in it.
      await rm(join(dataDir, 'db'), { recursive: true, force: true });
      await rename(aside, join(dataDir, 'db'));
      await (await runSite({ dataDir, env: { BUILD_DIR } })).stop();
      faults.push(...(await lostIn(kept, dataDir)));
      return { counts: { promised: kept.length }, faults };
    }),
};

export const foreignFolder: Scenario = {
  name: 'files of another database: before and after a move to PostgreSQL',
  run: () =>
    withFolder(async (dataDir) => {
      const postgres = await startPostgres();
      const env = { DATABASE_URL: await createDatabase(postgres.url, 'moved') };
      const other = { DATABASE_URL: await createDatabase(postgres.url, 'another') };
      const kept = await collect(dataDir);
      const faults = await refused(dataDir, 'another DATABASE_URL', other);
      await moveToPostgres(dataDir, env.DATABASE_URL);
      kept.push(...(await collect(dataDir, env)));
      faults.push(...(await refused(dataDir, 'DATABASE_URL forgotten after the move')));
      await (await runSite({ dataDir, env: { BUILD_DIR, ...env } })).stop();
      const pool = new Pool({ connectionString: env.DATABASE_URL });
      faults.push(...(await lostAmong(kept, pool, dataDir)));
      await pool.end();
      await postgres.stop();
      return { counts: { promised: kept.length }, faults };
    }),
};

import type { ChildProcess } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { syncPath, syncTree } from '#server/disk.ts';
import { type Sent, startLoad } from '../lead-load.ts';
import { type RunningSite, runSite } from '../running-site.ts';
import { type FailingDisk, failingDisk } from './failing-disk.ts';
import { readEverything, readLedger } from './ledger.ts';
import { type Kept, lostAmong, startOtherWrites } from './other-writes.ts';
import {
  afterPromises,
  BUILD_DIR,
  countsOf,
  faultsOf,
  type Outcome,
  type Scenario,
  wait,
} from './scenario.ts';
import { makeUnsyncedDatabase } from './unsynced-database.ts';

interface Folder {
  dataDir: string;
  sent: Sent[];
  kept: Kept[];
}

// How long a start took lately: a cut during a start comes at any moment of it.
let startMs = 4000;

const start = async ({ dataDir }: Folder) => {
  const began = Date.now();
  const site = await runSite({ dataDir, env: { BUILD_DIR } });
  startMs = Date.now() - began;
  return site;
};

const hasEnded = ({ process: { exitCode, signalCode } }: RunningSite) =>
  exitCode !== null || signalCode !== null;

const WORDS = /the embedded database ended/;

/** With its disk gone a database cannot go on: the site must end by itself, so that a supervisor can start it again. */
const faultOfEnding = async (site: RunningSite) => {
  const deadline = Date.now() + 30_000;
  while (!hasEnded(site) && Date.now() < deadline) await wait(100);
  const last = `its last words: ${site.output().slice(-300)}`;
  if (!hasEnded(site)) return `with its disk gone the site stayed; ${last}`;
  return WORDS.test(site.output())
    ? undefined
    : `with its disk gone the site did not say why it ended; ${last}`;
};

const cutDuringStart = async (disk: FailingDisk, { dataDir }: Folder) => {
  const started: ChildProcess[] = [];
  const starting = runSite({ dataDir, env: { BUILD_DIR }, onSpawn: (child) => started.push(child) }).catch(
    () => undefined,
  );
  await wait(Math.random() * startMs * 1.1);
  await disk.cut();
  for (const child of started) child.kill('SIGKILL');
  await starting;
};

const cutUnderLoad = async (
  disk: FailingDisk,
  folder: Folder,
  site: RunningSite,
  { round, whileStopping }: { round: number; whileStopping: boolean },
) => {
  const load = startLoad([site.url], `cut-${round}`, 6);
  const others = startOtherWrites(site.url);
  await afterPromises(load.sent);
  await wait(Math.random() * 1500);
  if (whileStopping) {
    // Its last checkpoint is being written.
    site.process.kill('SIGTERM');
    await wait(Math.random() * 400);
  }
  await disk.cut();
  const fault = whileStopping ? undefined : await faultOfEnding(site);
  site.process.kill('SIGKILL');
  await Promise.all([load.stop(), others.stop()]);
  folder.sent.push(...load.sent);
  folder.kept.push(...others.kept);
  return fault;
};

const readBack = async ({ dataDir, sent, kept }: Folder) => {
  const database = await openDatabase({ dataDir, onError: () => undefined });
  try {
    const ledger = await readLedger(database.pool, sent);
    // Leads of the old database never had mails.
    ledger.mailedWrongly = ledger.mailedWrongly.filter((email) => !email.startsWith('old-'));
    const lost = await lostAmong(kept, database.pool, dataDir);
    return { ledger, lost, rows: await readEverything(database.pool) };
  } finally {
    await database.close();
  }
};

const OLD_LEADS = Array.from(
  { length: 20 },
  (_, turn): Sent => ({
    email: `old-${turn}@example.com`,
    kind: 'inquiry',
    key: `old-${turn}`,
    acknowledged: true,
  }),
);

const KINDS = ['under load', 'at a checkpoint', 'during a start', 'first start', 'upgrade'] as const;

export const powerCut: Scenario = {
  name: 'power cut at any moment, embedded database',
  run: async (rounds) => {
    const disk = await failingDisk();
    if (!disk)
      return {
        counts: {},
        faults: [],
        skipped: 'a disk to fail can be made by root on Linux only, with ext4 and perl',
      };
    return cutAgainAndAgain(disk, rounds).finally(disk.remove);
  },
};

const cutAgainAndAgain = async (disk: FailingDisk, rounds: number): Promise<Outcome> => {
  const faults: string[] = [];
  const folders: Folder[] = [];
  let starts = 0;
  let endings = 0;
  const newFolder = (): Folder => {
    const folder = { dataDir: join(disk.path, `data-${folders.length}`), sent: [], kept: [] };
    folders.push(folder);
    return folder;
  };
  const startsAgain = async (folder: Folder, what: string): Promise<RunningSite | undefined> => {
    try {
      const site = await start(folder);
      starts += 1;
      return site;
    } catch (error) {
      faults.push(`after ${what} it does not start: ${String(error).slice(0, 300)}`);
      return undefined;
    }
  };
  // Made once and copied. By the time of an upgrade it has long reached the disk.
  const old = join(disk.path, 'old');
  await mkdir(old);
  await makeUnsyncedDatabase(join(old, 'db'), OLD_LEADS);
  await syncTree(old);
  let main = newFolder();
  // Each start that shows a cut was survived is the one that the next cut meets.
  let up: RunningSite | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const kind = KINDS[round % KINDS.length] ?? 'under load';
    const isNew = kind === 'first start' || kind === 'upgrade';
    const duringStart = kind === 'during a start' || (isNew && Math.random() < 0.5);
    if (isNew || duringStart) {
      await up?.stop(Math.random() < 0.5 ? 'SIGTERM' : 'SIGKILL');
      up = undefined;
    }
    const folder = isNew ? newFolder() : main;
    if (kind === 'upgrade') {
      await cp(old, folder.dataDir, { recursive: true });
      await syncTree(folder.dataDir);
      await syncPath(disk.path);
      for (const lead of OLD_LEADS) folder.sent.push({ ...lead });
    }
    if (duringStart) await cutDuringStart(disk, folder);
    else {
      const site = up ?? (await start(folder));
      const whileStopping = kind === 'at a checkpoint';
      const fault = await cutUnderLoad(disk, folder, site, { round, whileStopping });
      if (fault) faults.push(`round ${round} (${kind}): ${fault}`);
      else if (!whileStopping) endings += 1;
    }
    await disk.comeBack();
    up = await startsAgain(folder, `round ${round} (${kind})`);
    if (isNew) {
      await up?.stop();
      up = undefined;
    } else if (!up) main = newFolder();
  }
  await up?.stop();
  const total = new Map<string, number>();
  const add = (counts: Record<string, number>) => {
    for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count);
  };
  for (const folder of folders) {
    try {
      const { ledger, lost, rows } = await readBack(folder);
      add({ ...countsOf(ledger), 'other writes': folder.kept.length, 'rows read': rows });
      // A folder whose power went during its first start was promised nothing.
      faults.push(...faultsOf({ ...ledger, acknowledged: 1 }), ...lost);
    } catch (error) {
      faults.push(`${folder.dataDir} cannot be read: ${String(error).slice(0, 200)}`);
    }
  }
  if (!total.get('acknowledged')) faults.push('nothing was acknowledged, so nothing was shown');
  return {
    counts: {
      cuts: rounds,
      'ended by themselves': endings,
      'starts without a hand': starts,
      ...Object.fromEntries(total),
    },
    faults,
  };
};

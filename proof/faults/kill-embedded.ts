import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { type Sent, startLoad } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { readEverything, readLedger } from './ledger.ts';
import { afterPromises, BUILD_DIR, countsOf, faultsOf, type Scenario } from './scenario.ts';

export const killEmbedded: Scenario = {
  name: 'kill -9 under load, embedded database',
  run: async (rounds) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-kill-'));
    const sent: Sent[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const site = await runSite({ dataDir, env: { BUILD_DIR } });
      const load = startLoad([site.url], `embedded-${round}`);
      await afterPromises(load.sent);
      await site.stop('SIGKILL');
      await load.stop();
      sent.push(...load.sent);
    }
    const database = await openDatabase({ dataDir, onError: () => undefined });
    const ledger = await readLedger(database.pool, sent);
    const rows = await readEverything(database.pool);
    await database.close();
    await removeFolder(dataDir);
    return { counts: { kills: rounds, ...countsOf(ledger), 'rows read': rows }, faults: faultsOf(ledger) };
  },
};

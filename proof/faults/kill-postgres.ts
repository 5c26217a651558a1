import { Pool } from 'pg';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Sent, startLoad } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { readEverything, readLedger } from './ledger.ts';
import {
  afterPromises,
  BUILD_DIR,
  countsOf,
  createDatabase,
  faultsOf,
  moment,
  type Scenario,
  wait,
} from './scenario.ts';

export const killPostgres: Scenario = {
  name: 'kill -9 under load, two processes on PostgreSQL',
  run: async (rounds) => {
    const postgres = await startPostgres();
    const env = { BUILD_DIR, DATABASE_URL: await createDatabase(postgres.url, 'kills') };
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    const sites = await Promise.all([runSite({ env }), runSite({ env })]);
    const sent: Sent[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const urls = sites.map(({ url }) => url);
      const load = startLoad(urls, `postgres-${round}`);
      await afterPromises(load.sent);
      const at = round % 2;
      const victim = sites[at] ?? sites[0];
      await victim.stop('SIGKILL');
      sites[at] = await runSite({ env, dataDir: victim.dataDir, port: Number(new URL(victim.url).port) });
      await wait(moment() / 3);
      await load.stop();
      sent.push(...load.sent);
    }
    const ledger = await readLedger(pool, sent);
    const rows = await readEverything(pool);
    await pool.end();
    await Promise.all(sites.map((site) => site.close()));
    await postgres.stop();
    return { counts: { kills: rounds, ...countsOf(ledger), 'rows read': rows }, faults: faultsOf(ledger) };
  },
};

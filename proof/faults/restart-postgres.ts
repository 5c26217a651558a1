import { Pool } from 'pg';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Sent, startLoad } from '../../e2e/lead-load.ts';
import { runSite } from '../../e2e/site.ts';
import { readLedger } from './ledger.ts';
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

export const restartPostgres: Scenario = {
  name: 'PostgreSQL restarted under load',
  run: async (rounds) => {
    const restarts = Math.max(2, Math.ceil(rounds / 10));
    const postgres = await startPostgres();
    const env = { BUILD_DIR, DATABASE_URL: await createDatabase(postgres.url, 'restarts') };
    const site = await runSite({ env });
    const faults: string[] = [];
    const sent: Sent[] = [];
    let slowest = 0;
    for (let round = 0; round < restarts; round += 1) {
      const load = startLoad([site.url], `restart-${round}`);
      await afterPromises(load.sent);
      await postgres.restart();
      const back = Date.now();
      while (!(await fetch(`${site.url}/healthz`).catch(() => undefined))?.ok) {
        if (Date.now() - back > 30_000) {
          faults.push(`not healthy 30 s after restart ${round + 1}`);
          break;
        }
        await wait(50);
      }
      slowest = Math.max(slowest, Date.now() - back);
      await wait(moment() / 3);
      await load.stop();
      sent.push(...load.sent);
    }
    if (site.process.exitCode !== null) faults.push(`the site ended: ${site.output().slice(-300)}`);
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    const ledger = await readLedger(pool, sent);
    await pool.end();
    await site.close();
    await postgres.stop();
    return {
      counts: { restarts, ...countsOf(ledger), 'slowest recovery ms': slowest },
      faults: [...faults, ...faultsOf(ledger)],
    };
  },
};

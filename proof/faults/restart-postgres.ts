import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startPostgres } from '#server/testing/postgres.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { startLoad } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { readLedger } from './ledger.ts';
import { projectFaults, startProjects } from './project-load.ts';
import {
  BUILD_DIR,
  countsOf,
  createDatabase,
  faultsOf,
  moment,
  type Scenario,
  untilHealthy,
  wait,
} from './scenario.ts';

export const restartPostgres: Scenario = {
  name: 'PostgreSQL restarted under leads and whole projects, two processes',
  run: async (rounds) => {
    const restarts = Math.max(2, Math.ceil(rounds / 5));
    const postgres = await startPostgres();
    const env = { BUILD_DIR, DATABASE_URL: await createDatabase(postgres.url, 'restarts') };
    const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-restarts-'));
    const sites = await Promise.all([runSite({ env, dataDir }), runSite({ env, dataDir })]);
    const urls = sites.map(({ url }) => url);
    const faults: string[] = [];
    const load = startLoad(urls, 'restart', 6, { repeat: true });
    const projects = startProjects(() => urls, 'restart', 8);
    let slowest = 0;
    for (let round = 0; round < restarts; round += 1) {
      await wait(moment());
      await postgres.restart();
      for (const url of urls) slowest = Math.max(slowest, await untilHealthy(url, 30_000));
    }
    await wait(moment());
    await load.stop();
    await projects.stop();
    if (slowest >= 30_000) faults.push('not healthy 30 s after a restart');
    for (const site of sites)
      if (site.process.exitCode !== null || site.process.signalCode !== null)
        faults.push(`a site ended: ${site.output().slice(-300)}`);
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    const { faults: projectsLost, ...counted } = await projectFaults(pool, dataDir, projects.projects);
    await pool.query('delete from mails where about_kind = $1', ['intake']);
    const ledger = await readLedger(pool, load.sent);
    await pool.end();
    await Promise.all(sites.map((site) => site.stop()));
    await removeFolder(dataDir);
    await postgres.stop();
    return {
      counts: { restarts, ...countsOf(ledger), ...counted, 'slowest recovery ms': slowest },
      faults: [...faults, ...projectsLost, ...faultsOf(ledger)],
    };
  },
};

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type Line, startLine } from '#server/testing/line.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { startLoad } from '../lead-load.ts';
import { runSite } from '../running-site.ts';
import { startJobs } from './job-load.ts';
import { readLedger } from './ledger.ts';
import { projectFaults, startProjects } from './project-load.ts';
import {
  BUILD_DIR,
  countsOf,
  createDatabase,
  faultsOf,
  type Scenario,
  untilHealthy,
  wait,
} from './scenario.ts';

// A PostgreSQL that freezes, fails over without a word, or whose answers to COMMIT get lost, under leads and projects.

const LONGEST_WAIT_MS = 11_000;
const LONGEST_HEALTH_MS = 2_000;
const FROZEN_MS = 60_000;

interface Fault {
  name: string;
  database: string;
  rounds: (rounds: number) => number;
  strike: (postgres: TestPostgres, line: Line, port: number) => Promise<void>;
}

const healthTime = async (url: string) => {
  const started = performance.now();
  const answer = await fetch(`${url}/healthz`).catch(() => undefined);
  return { ms: performance.now() - started, status: answer?.status ?? 0 };
};

const scenario = ({ name, database, rounds: roundsOf, strike }: Fault): Scenario => ({
  name,
  run: async (asked) => {
    const rounds = roundsOf(asked);
    const postgres = await startPostgres();
    const direct = new URL(await createDatabase(postgres.url, database));
    const port = Number(direct.port);
    const line = await startLine(port);
    const through = new URL(direct);
    through.port = String(line.port);
    const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-silent-'));
    const site = await runSite({ env: { BUILD_DIR, DATABASE_URL: through.href }, dataDir });
    const load = startLoad([site.url], database, 8, { repeat: true });
    const projects = startProjects(() => [site.url], database);
    const pool = new Pool({ connectionString: direct.href });
    pool.on('error', () => undefined);
    const jobs = startJobs(pool);
    const faults: string[] = [];
    let health = 0;
    let recovery = 0;
    let watching = true;
    const watch = (async () => {
      for (; watching; await wait(200)) health = Math.max(health, (await healthTime(site.url)).ms);
    })();
    for (let round = 0; round < rounds; round += 1) {
      await wait(1500);
      await strike(postgres, line, port);
      recovery = Math.max(recovery, await untilHealthy(site.url, 30_000));
    }
    await wait(1500);
    watching = false;
    await watch;
    await load.stop();
    await projects.stop();
    await jobs.stop();
    if (site.process.exitCode !== null) faults.push(`the site ended: ${site.output().slice(-300)}`);
    if (recovery >= 30_000) faults.push('not healthy 30 s after');
    const longest = Math.max(load.longestMs(), projects.longestMs());
    if (longest > LONGEST_WAIT_MS) faults.push(`a visitor waited ${longest} ms`);
    if (health > LONGEST_HEALTH_MS) faults.push(`/healthz took ${Math.round(health)} ms`);
    const { faults: projectsLost, ...counted } = await projectFaults(pool, dataDir, projects.projects);
    await pool.query('delete from mails where about_kind = $1', ['intake']);
    const ledger = await readLedger(pool, load.sent);
    const ended = jobs.ended();
    await pool.end();
    await site.close();
    await line.close();
    await postgres.stop();
    return {
      counts: {
        rounds,
        ...countsOf(ledger),
        ...counted,
        'jobs ended': ended,
        'lost on the line': line.hits,
        'longest wait ms': longest,
        'health ms': Math.round(health),
        'recovery ms': recovery,
      },
      faults: [...faults, ...projectsLost, ...faultsOf(ledger)],
    };
  },
});

export const frozenPostgres = scenario({
  name: `PostgreSQL frozen for ${FROZEN_MS / 1000} s`,
  database: 'frozen',
  rounds: (rounds) => Math.max(1, Math.ceil(rounds / 50)),
  strike: async (postgres) => {
    await postgres.freeze();
    await wait(FROZEN_MS);
    await postgres.thaw();
  },
});

export const failedOver = scenario({
  name: 'PostgreSQL failed over without a word',
  database: 'failover',
  rounds: (rounds) => Math.max(2, Math.ceil(rounds / 20)),
  strike: async (_postgres, line, port) => line.failOver(port),
});

export const lostCommits = scenario({
  name: 'the answer to COMMIT lost on the way',
  database: 'commits',
  rounds: (rounds) => Math.max(3, Math.ceil(rounds / 10)),
  strike: async (_postgres, line) => {
    const before = line.hits;
    line.state = 'loses commit answers';
    const deadline = Date.now() + 10_000;
    while (line.hits < before + 3 && Date.now() < deadline) await wait(20);
    line.state = 'good';
  },
});

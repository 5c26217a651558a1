import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import S3rver from 's3rver';
import { startLine } from '#server/testing/line.ts';
import { freePort, startPostgres } from '#server/testing/postgres.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { runSite } from '../running-site.ts';
import { startProjects } from './project-load.ts';
import { BUILD_DIR, createDatabase, type Scenario, wait } from './scenario.ts';

const LONGEST_WAIT_MS = 11_000;

export const silentS3: Scenario = {
  name: 'S3 silent for 15 s under whole projects',
  run: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'poolwright-s3-'));
    const s3Port = await freePort();
    const s3 = new S3rver({
      port: s3Port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'files' }],
    });
    await s3.run();
    const line = await startLine(s3Port);
    const postgres = await startPostgres();
    const env = {
      BUILD_DIR,
      DATABASE_URL: await createDatabase(postgres.url, 'silents3'),
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const site = await runSite({ env });
    const faults: string[] = [];
    const load = startProjects(() => [site.url], 's3');
    await wait(3000);
    line.state = 'silent';
    await wait(10_000);
    // Leads need no files.
    const health = await fetch(`${site.url}/healthz`);
    if (health.status !== 200) faults.push(`/healthz says ${health.status}`);
    await wait(5000);
    line.state = 'good';
    const before = load.projects.filter(({ ticket }) => ticket).length;
    await wait(4000);
    await load.stop();
    const acknowledged = load.projects.filter(({ ticket }) => ticket);
    if (acknowledged.length <= before) faults.push('nothing was taken after the store spoke again');
    if (load.longestMs() > LONGEST_WAIT_MS) faults.push(`a visitor waited ${load.longestMs()} ms`);
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    const rows = await pool.query<{ ticket_number: string; key: string }>(
      'select ticket_number, key from intakes join intake_files on intake_files.intake_id = intakes.id',
    );
    await pool.end();
    const stored = new Map(rows.rows.map(({ ticket_number, key }) => [ticket_number, key]));
    const files = (await readdir(join(directory, 'files'), { recursive: true })).map(String);
    for (const { ticket = '' } of acknowledged) {
      const key = stored.get(ticket);
      if (!key || !files.some((file) => file.startsWith(key)))
        faults.push(`acknowledged but lost: ${ticket}`);
    }
    await site.close();
    await line.close();
    await postgres.stop();
    await s3.close();
    await removeFolder(directory);
    return {
      counts: {
        projects: load.projects.length,
        acknowledged: acknowledged.length,
        'longest wait ms': load.longestMs(),
      },
      faults,
    };
  },
};

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import S3rver from 's3rver';
import { intakeForm } from '#server/testing/intake-form.ts';
import { freePort, startPostgres } from '#server/testing/postgres.ts';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { startLoad } from '../lead-load.ts';
import { type RunningSite, runSite } from '../running-site.ts';
import { signIn } from '../sign-in.ts';
import { readLedger } from './ledger.ts';
import { proxyPorts, startNginxProxy } from './nginx-proxy.ts';
import { startProxy } from './proxy.ts';
import { BUILD_DIR, countsOf, createDatabase, faultsOf, type Scenario, wait } from './scenario.ts';

const json = { 'content-type': 'application/json' };

const bytesOf = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, init);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes };
};

// What one process wrote, the other one must give out: session, uploaded file, picture.
const sharedFaults = async (one: RunningSite, other: RunningSite, pool: Pool): Promise<string[]> => {
  const faults: string[] = [];
  const cookie = await signIn(one.url);
  const list = await fetch(`${other.url}/api/staff/lists/inquiries`, { headers: { cookie } });
  if (list.status !== 200) faults.push(`a session of one process is ${list.status} at the other`);
  const { body, file } = intakeForm(300_000);
  const submitted = await fetch(`${one.url}/api/pool-intake`, { method: 'POST', body });
  if (submitted.status !== 200) faults.push(`an intake answered ${submitted.status}`);
  const row = await pool.query<{ id: string; intake_id: string }>(
    'select id, intake_id from intake_files limit 1',
  );
  const { id, intake_id } = row.rows[0] ?? { id: '', intake_id: '' };
  const got = await bytesOf(`${other.url}/api/staff/intakes/${intake_id}/files/${id}`, {
    headers: { cookie },
  });
  if (!got.bytes.equals(file))
    faults.push(`a file of one process is ${got.status}, ${got.bytes.length} bytes at the other`);
  const words = JSON.stringify({ transcript: 'a 16 by 32 modern pool' });
  const design: unknown = await (
    await fetch(`${one.url}/api/ai-design-process`, { method: 'POST', headers: json, body: words })
  ).json();
  const image =
    typeof design === 'object' && design !== null && 'imageUrl' in design ? String(design.imageUrl) : '';
  const first = await bytesOf(new URL(`${image}?preview`, one.url).href);
  const second = await bytesOf(new URL(`${image}?preview`, other.url).href);
  if (first.status !== 200 || !first.bytes.equals(second.bytes))
    faults.push(`a picture is ${first.status} here and ${second.status} there`);
  await fetch(`${one.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie, origin: one.url, ...json },
    body: '{}',
  });
  const after = await fetch(`${other.url}/api/staff/lists/inquiries`, { headers: { cookie } });
  if (after.status !== 401) faults.push(`signed out at one process, ${after.status} at the other`);
  return faults;
};

export const scaleOut: Scenario = {
  name: 'two processes behind a proxy on PostgreSQL and S3, one killed',
  run: async (rounds) => {
    const kills = Math.max(1, Math.ceil(rounds / 10));
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
    const postgres = await startPostgres();
    const env = {
      BUILD_DIR,
      DATABASE_URL: await createDatabase(postgres.url, 'scale'),
      TRUST_PROXY: '127.0.0.1,::1',
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const pool = new Pool({ connectionString: env.DATABASE_URL });
    const ports = await proxyPorts();
    const [first, second] = ports.processes;
    let [one, other] = await Promise.all([
      runSite({ env, ...(first ? { port: first } : {}) }),
      runSite({ env, ...(second ? { port: second } : {}) }),
    ]);
    const faults = await sharedFaults(one, other, pool);
    const proxy = (await startNginxProxy(ports)) ?? (await startProxy(() => [one.url, other.url]));
    faults.push(...proxy.faults);
    const sent: ReturnType<typeof startLoad>['sent'] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const load = startLoad([proxy.url], `scale-${kill}`);
      await wait(1000);
      await one.stop('SIGKILL');
      const answered = await fetch(`${proxy.url}/healthz`);
      if (!answered.ok) faults.push(`with one process killed, the proxy answers ${answered.status}`);
      await wait(1500);
      await load.stop();
      const late = load.sent.slice(-5);
      if (!late.some(({ acknowledged }) => acknowledged))
        faults.push('no lead was taken by the process that was left');
      sent.push(...load.sent);
      const again = await runSite({ env, dataDir: one.dataDir, port: Number(new URL(one.url).port) });
      [one, other] = [other, again];
    }
    const ledger = await readLedger(pool, sent);
    // The intake's own mails are about no lead of this load.
    await pool.end();
    await proxy.close();
    await Promise.all([one.close(), other.close()]);
    await postgres.stop();
    await s3.close();
    await removeFolder(directory);
    return {
      counts: { proxy: proxy.name, kills, ...countsOf(ledger) },
      faults: [...faults, ...faultsOf(ledger)],
    };
  },
};

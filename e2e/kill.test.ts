import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { brand } from '#domain/site/brand.ts';
import { openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { readLedger } from '../proof/faults/ledger.ts';
import { type Sent, sendLead, startLoad } from './lead-load.ts';
import { runSite } from './site.ts';

// Nothing acknowledged is ever lost, doubled or mailed to the wrong person, wherever kill -9 strikes.
// FAULT_ROUNDS sets how often; a few rounds belong to every test run.

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
// No pages are needed here, so a start is quick.
const BUILD_DIR = join(tmpdir(), 'poolwright-no-pages');
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const moment = () => 250 + Math.random() * 1500;

async function compare(pool: Pool, sent: Sent[]) {
  const ledger = await readLedger(pool, sent);
  const { lost, doubled, mailedWrongly } = ledger;
  expect({ lost, doubled, mailedWrongly }).toEqual({ lost: [], doubled: [], mailedWrongly: [] });
  const odd = await pool.query(
    "select id, state from mails where state not in ('queued', 'sending', 'saved')",
  );
  expect(odd.rows).toEqual([]);
  return ledger;
}

// What stands in an outbox folder is whole, and addressed to somebody who asked.
async function readFolder(dataDir: string, sent: Sent[]) {
  const asked = new Set([brand.email, ...sent.map(({ email }) => email)]);
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names.slice(0, 60)) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail.to?.map(({ address }) => asked.has(address ?? ''))).toEqual([true]);
    expect(mail.html).toContain('</html>');
  }
  return names.length;
}

test('the embedded database keeps every promise through kill -9 and restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-kill-'));
  const sent: Sent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await runSite({ dataDir, env: { BUILD_DIR } });
    const load = startLoad([site.url], `embedded-${round}`);
    await wait(moment());
    await site.stop('SIGKILL');
    await load.stop();
    sent.push(...load.sent);
  }
  // A visitor who got no answer sends again: it is taken once, or still held for the first attempt.
  const last = await runSite({ dataDir, env: { BUILD_DIR } });
  const again = sent.filter(({ acknowledged }) => !acknowledged).slice(-12);
  await Promise.all(
    again.map(async (lead) => {
      const status = await sendLead(last.url, lead);
      expect([200, 409]).toContain(status);
      lead.acknowledged = status === 200;
    }),
  );
  await last.stop();
  const database = await openDatabase({ dataDir, onError: () => undefined });
  const seen = await compare(database.pool, sent);
  await database.close();
  expect(seen.acknowledged).toBeGreaterThan(ROUNDS);
  expect(await readFolder(dataDir, sent)).toBeGreaterThan(0);
  await rm(dataDir, { recursive: true, force: true });
}, 420_000);

test('PostgreSQL with two site processes keeps every promise while one after the other is killed', async () => {
  const postgres = await startPostgres();
  const client = new Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query('create database leads');
  await client.end();
  const env = { BUILD_DIR, DATABASE_URL: `${postgres.url}/leads` };
  const pool = new Pool({ connectionString: env.DATABASE_URL });
  const sites = await Promise.all([runSite({ env }), runSite({ env })]);
  const sent: Sent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = startLoad(
      sites.map(({ url }) => url),
      `postgres-${round}`,
    );
    await wait(moment());
    const victim = round % 2;
    const { dataDir, url } = sites[victim] ?? sites[0];
    await sites[victim]?.stop('SIGKILL');
    sites[victim] = await runSite({ env, dataDir, port: Number(new URL(url).port) });
    await wait(moment() / 3);
    await load.stop();
    sent.push(...load.sent);
  }
  const seen = await compare(pool, sent);
  expect(seen.acknowledged).toBeGreaterThan(ROUNDS);
  for (const { dataDir } of sites) await readFolder(dataDir, sent);
  await pool.end();
  await Promise.all(sites.map((site) => site.close()));
  await postgres.stop();
}, 420_000);

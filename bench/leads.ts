import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { runSite } from '../e2e/site.ts';

// How many leads a second the site acknowledges, beside raw inserts into the same kind of database in the same run.
// Fails under the budget of 0.4. Needs a build: npm run build, then npm run bench:leads.

const BUDGET = 0.4;
const ROUNDS = 3;
const SECONDS = 4;
const AT_ONCE = 64;

const lead = (email: string) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  phone: '407 555 0100',
  location: 'Orlando, FL',
  details: 'A pool of about 16 by 32 ft behind a ranch house, with a spa, for a family of five.',
  budget: '50-75k',
  isFromAI: false,
});

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

// As many at once as the site's visitors, each waiting for its answer.
const rateOf = async (once: (email: string) => Promise<unknown>) => {
  let done = 0;
  const end = Date.now() + SECONDS * 1000;
  const visitor = async (name: number) => {
    while (Date.now() < end) {
      await once(`visitor-${name}-${done}@example.com`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, name) => visitor(name)));
  return done / SECONDS;
};

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const submit = (url: string) => (email: string) =>
  new Promise<void>((done, fail) => {
    const body = JSON.stringify(lead(email));
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${url}/api/send-email`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? done() : fail(new Error(`answered ${answer.statusCode}`)),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });

const measure = async (kind: 'embedded' | 'postgres') => {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-bench-'));
  if (postgres) await createDatabase(postgres.url);
  const databaseUrl = postgres ? `${postgres.url}/bench` : undefined;
  const site = await runSite({
    env: { NODE_ENV: 'production', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  const database = await openDatabase({ databaseUrl, dataDir: folder, onError: () => undefined });
  const insert = (email: string) => {
    const { firstName, lastName, phone, location, details, budget } = lead(email);
    return database.pool.query(
      `insert into inquiries (id, first_name, last_name, email, phone, location, details, budget)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [crypto.randomUUID(), firstName, lastName, email, phone, location, details, budget],
    );
  };
  const raw: number[] = [];
  const leads: number[] = [];
  await rateOf(submit(site.url));
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(await rateOf(insert));
    leads.push(await rateOf(submit(site.url)));
  }
  await database.close();
  await site.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  const ratio = median(leads) / median(raw);
  console.log(
    `${kind}: ${Math.round(median(leads))} leads/s beside ${Math.round(median(raw))} raw inserts/s, ratio ${ratio.toFixed(2)} (budget ${BUDGET})`,
  );
  return ratio;
};

const createDatabase = async (url: string) => {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query('create database bench');
  await client.end();
};

const ratios = [await measure('embedded'), await measure('postgres')];
if (Math.min(...ratios) < BUDGET) process.exitCode = 1;

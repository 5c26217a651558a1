import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { KIND_TABLES } from '#server/areas/console/kinds.ts';
import { type ListKey, type ListQuery, listPage } from '#server/areas/console/list-store.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { createDatabase } from '../proof/faults/scenario.ts';
import { percentile, type Row, row } from './row.ts';

const BUDGET = 1.5;
const SMALL = 10_000;

// Rows as leads come in: spread over three years, most of them handled.
const fill = async (pool: Pool, from: number, to: number) => {
  for (let start = from; start < to; start += 50_000)
    await pool.query(
      `insert into inquiries (id, created_at, first_name, last_name, email, phone, location, details, budget, status)
       select gen_random_uuid(), now() - make_interval(secs => (n::bigint * 7919 % 94608000)), 'Ann', 'Lee ' || n, 'visitor-' || n || '@example.com',
         '407 555 0100', 'Orlando, FL', 'A pool of about 16 by 32 ft behind a ranch house.', '50-75k',
         (array['new', 'contacted', 'won', 'lost'])[1 + n % 4]
       from generate_series($1::int, $2::int) n`,
      [start, Math.min(to, start + 50_000) - 1],
    );
  await pool.query('vacuum analyze inquiries');
};

const p95 = async (database: Database) => {
  const kind = KIND_TABLES.inquiries;
  const times: number[] = [];
  const timed = async (query: ListQuery, before?: ListKey) => {
    const started = performance.now();
    const page = await listPage(database.db, kind, query, before);
    times.push(performance.now() - started);
    return page.next;
  };
  for (let turn = 0; turn < 40; turn += 1) {
    const next = await timed({});
    await timed({}, next);
    await timed({ state: 'new' });
    // Anywhere in three years, not only near the top.
    const createdAt = new Date(Date.now() - Math.random() * 94_608_000_000);
    await timed({}, { createdAt, id: crypto.randomUUID() });
  }
  return percentile(times.slice(20), 0.95);
};

const measure = async (kind: 'embedded' | 'PostgreSQL', large: number): Promise<Row> => {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-lists-'));
  const databaseUrl = postgres ? await createDatabase(postgres.url, 'lists') : undefined;
  const database = await openDatabase({
    ...(databaseUrl ? { databaseUrl } : {}),
    dataDir,
    onError: () => undefined,
  });
  await fill(database.pool, 0, SMALL);
  const small = await p95(database);
  await fill(database.pool, SMALL, large);
  const many = await p95(database);
  await database.close();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
  const ratio = many / small;
  // Below a few milliseconds the clock and the scheduler are measured, not the query.
  const met = ratio <= BUDGET || many < 5;
  return row(
    `console list at ${large.toLocaleString('en')} rows, ${kind}, p95`,
    `${many.toFixed(1)} ms`,
    `at ${SMALL.toLocaleString('en')}: ${small.toFixed(1)} ms`,
    ratio.toFixed(2),
    `≤ ${BUDGET}`,
    met,
  );
};

export const measureLists = async (full: boolean): Promise<Row[]> => {
  const large = full ? 1_000_000 : 100_000;
  return [await measure('PostgreSQL', large), await measure('embedded', large)];
};

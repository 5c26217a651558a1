import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOf, LIST_KINDS, type ListKind } from '#domain/console/kinds.ts';
import { KIND_TABLES } from '#server/areas/console/kinds.ts';
import { countRows, type ListKey, type ListQuery, listPage } from '#server/areas/console/list-store.ts';
import { readBoard } from '#server/areas/project/board.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { option } from '../proof/arguments.ts';
import { createDatabase } from '../proof/faults/scenario.ts';
import { COMMON, fillList, RARE } from './list-rows.ts';
import { percentile, type Row, row } from './row.ts';

// Every list of the console, every way to ask it, at ten thousand rows and at many: the page a member of staff waits for.

const BUDGET = 1.5;
const SMALL = 10_000;
const TURNS = 24;
const THREE_YEARS = 94_608_000_000;

type Way = (database: Database, kind: ListKind, rows: number) => Promise<unknown>;
const page = (database: Database, kind: ListKind, query: ListQuery, before?: ListKey) =>
  listPage(database.db, KIND_TABLES[kind], query, before);
const statesOf = (kind: ListKind) => kindOf(kind).state?.values ?? [];
// Anywhere in three years, not only near the top.
const somewhere = () => new Date(Date.now() - Math.random() * THREE_YEARS);
const someNumber = (rows: number) => Math.floor(Math.random() * rows);

const WAYS: Record<string, Way> = {
  'first page': (database, kind) => page(database, kind, {}),
  'deep page': (database, kind) =>
    page(database, kind, {}, { createdAt: somewhere(), id: crypto.randomUUID() }),
  'by state': (database, kind) => page(database, kind, { state: statesOf(kind).at(-2) }),
  'by date': (database, kind) => page(database, kind, { from: somewhere(), state: statesOf(kind)[0] }),
  'search, one row': (database, kind, rows) => page(database, kind, { search: RARE[kind](someNumber(rows)) }),
  'search, many rows': (database, kind) => page(database, kind, { search: COMMON[kind] }),
  'search, none': (database, kind) => page(database, kind, { search: 'nobodyatall' }),
  total: (database, kind) => countRows(database.db, KIND_TABLES[kind], {}),
  'total of a search': (database, kind) =>
    countRows(database.db, KIND_TABLES[kind], { search: COMMON[kind] }),
};

const aBoardKey = () => ({
  dueAt: new Date(Date.now() + Math.random() * 900 * 3_600_000),
  id: crypto.randomUUID(),
});

// The board is a list of its own: by due date, of all turns or one, of all colleagues or one.
const BOARD_WAYS: Record<string, Way> = {
  board: ({ db }) => readBoard(db, {}),
  'board, deep page': ({ db }) => readBoard(db, {}, aBoardKey()),
  'board, one turn': ({ db }) => readBoard(db, { turn: 'client' }, aBoardKey()),
  'board, unread': ({ db }) => readBoard(db, { unread: true }, aBoardKey()),
  'board, nobody’s': ({ db }) => readBoard(db, { assignedTo: null }, aBoardKey()),
};
const waysOf = (kind: ListKind) => Object.entries(kind === 'projects' ? { ...WAYS, ...BOARD_WAYS } : WAYS);

const p95 = async (ask: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  // The first ones read from the disk and fill the caches.
  return percentile(times.slice(4), 0.95);
};

const measureKind = async (database: Database, kind: ListKind, large: number): Promise<Row[]> => {
  const times = async (rows: number) => {
    const found = new Map<string, number>();
    for (const [name, way] of waysOf(kind)) found.set(name, await p95(() => way(database, kind, rows)));
    return found;
  };
  await fillList(database.pool, kind, 0, SMALL);
  const few = await times(SMALL);
  await fillList(database.pool, kind, SMALL, large);
  const many = await times(large);
  return [...many].map(([name, time]) => {
    const small = few.get(name) ?? time;
    return row(
      `${kind} at ${large.toLocaleString('en')} rows, ${database.kind}: ${name}, p95`,
      `${time.toFixed(1)} ms`,
      `at ${SMALL.toLocaleString('en')}: ${small.toFixed(1)} ms`,
      (time / small).toFixed(2),
      `≤ ${BUDGET}`,
      // Below a few milliseconds the clock and the scheduler are measured, not the query.
      time / small <= BUDGET || time < 8,
    );
  });
};

const measure = async (kind: 'embedded' | 'postgres', kinds: readonly ListKind[], large: number) => {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-lists-'));
  const databaseUrl = postgres ? await createDatabase(postgres.url, 'lists') : undefined;
  const database = await openDatabase({
    ...(databaseUrl ? { databaseUrl } : {}),
    dataDir,
    onError: () => undefined,
  });
  const rows: Row[] = [];
  for (const list of kinds) rows.push(...(await measureKind(database, list, large)));
  await database.close();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
  return rows;
};

/** In full: every list on PostgreSQL, and the one that comes first on the embedded database, at a million rows.
 * `--list mails` and `--database postgres` narrow it down. */
export const measureLists = async (full: boolean): Promise<Row[]> => {
  const large = full ? 1_000_000 : 100_000;
  const wanted = (kinds: readonly ListKind[]) => kinds.filter((kind) => (option('list') ?? kind) === kind);
  const plan: ['postgres' | 'embedded', readonly ListKind[]][] = [
    ['postgres', full ? LIST_KINDS : ['inquiries']],
    ['embedded', ['inquiries']],
  ];
  const rows: Row[] = [];
  for (const [database, kinds] of plan) {
    if ((option('database') ?? database) !== database) continue;
    rows.push(...(await measure(database, wanted(kinds), large)));
  }
  return rows;
};

import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { OPEN } from '#domain/console/kinds.ts';
import { type ListTotal, PAGE_SIZE } from '#domain/console/lists.ts';
import type { Db } from '#server/database/database.ts';
import { matches } from '#server/database/search.ts';
import { expectedFinding, type Finding } from '#server/database/search-share.ts';
import type { KindTable } from './kinds.ts';

// Pages and totals are written by hand: what they cost at a million rows is measured (bench/lists.ts).

export interface ListQuery {
  search?: string | undefined;
  state?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}
export interface ListKey {
  createdAt: Date;
  id: string;
}
export type ListItem = Record<string, unknown> & ListKey;
export type ListPage = { items: ListItem[]; next: ListKey | undefined };

const whereOf = (condition: SQL | undefined): SQL => (condition ? sql`where ${condition}` : sql``);

/** Rows after this key, newest first. */
export const olderThan = ({ id, createdAt }: { id: PgColumn; createdAt: PgColumn }, key: ListKey): SQL =>
  sql`(${createdAt}, ${id}) < (${key.createdAt}, ${key.id}::uuid)`;

const inState = ({ state, open }: KindTable, asked: string | undefined): SQL | undefined => {
  if (asked === OPEN && open) return and(...open);
  return asked && state ? eq(state, asked) : withoutSpam(state);
};

const conditions = (kind: KindTable, query: ListQuery, before?: ListKey): SQL | undefined => {
  const { table } = kind;
  return and(
    before && olderThan(table, before),
    inState(kind, query.state),
    query.from && gte(table.createdAt, query.from),
    query.to && lt(table.createdAt, query.to),
  );
};

// Spam is kept, yet seen only by those who ask for it.
const withoutSpam = (state: PgColumn | undefined) =>
  state?.name === 'status' ? ne(state, 'spam') : undefined;

// A search that finds this much is answered soonest by reading from the newest row on; any other by its words first. The
// planner, which sees only the LIMIT, would scan a million rows for a name that matches none.
const isOften = ({ share, rows }: Finding) => share > 0.02 && rows > 5_000;

const found = ({ table, byReference }: KindTable, search: string): SQL =>
  byReference?.(search) ?? matches(table, search);

/** The rows a query asks for, found by their words where a search is part of it. */
const rowsOf = (kind: KindTable, query: ListQuery, before?: ListKey): SQL => {
  const { table } = kind;
  const others = whereOf(conditions(kind, query, before));
  // OFFSET 0 hides the order from the planner.
  return query.search
    ? sql`(select * from ${table} where ${found(kind, query.search)} offset 0) ${table} ${others}`
    : sql`${table} ${others}`;
};

/** The same rows, each read and asked for its words: IS TRUE hides the match from the word index. */
const readingOn = (kind: KindTable, query: ListQuery, search: string, before?: ListKey): SQL =>
  sql`${kind.table} ${whereOf(and(conditions(kind, query, before), sql`(${found(kind, search)}) is true`))}`;

const readRows = async ({ columns }: KindTable, db: Db, rest: SQL): Promise<ListItem[]> => {
  const selected = Object.entries(columns).map(
    ([name, column]) => sql`${sql.identifier(column.name)} as ${sql.identifier(name)}`,
  );
  const found = await db.execute(sql`select ${sql.join(selected, sql`, `)} ${rest}`);
  return found.rows.map((row) => {
    const values = Object.entries(columns).map(([name, column]) => [
      name,
      row[name] === null ? null : column.mapFromDriverValue(row[name]),
    ]);
    return Object.fromEntries(values);
  });
};

/** One page, newest first, found by the key of the last row and never by counting past rows. */
export const listPage = async (
  db: Db,
  kind: KindTable,
  query: ListQuery,
  before?: ListKey,
  limit = PAGE_SIZE,
): Promise<ListPage> => {
  const { table } = kind;
  const often = query.search !== undefined && isOften(await expectedFinding(db, table, query.search));
  const from = often ? readingOn(kind, query, query.search ?? '', before) : rowsOf(kind, query, before);
  const order = sql`order by ${table.createdAt} desc, ${table.id} desc limit ${limit + 1}`;
  return pageOf(await readRows(kind, db, sql`from ${from} ${order}`), limit);
};

/** Of one row more than fits on a page: the page, and where the next one begins. */
export const pageOf = <Item extends ListKey>(rows: Item[], limit = PAGE_SIZE) => {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1) : undefined };
};

// Up to here rows are counted; well beyond it the planner's estimate is told, and told as such.
const COUNTED_EXACTLY = 10_000;
const planSchema = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

const expectedRows = async (db: Db, from: SQL): Promise<number> => {
  const plan = await db.execute<{ 'QUERY PLAN': unknown }>(sql`explain (format json) select 1 from ${from}`);
  const [{ Plan }] = planSchema.parse(plan.rows[0]?.['QUERY PLAN']);
  return Plan['Plan Rows'];
};

/** Exact for what a person could ever go through, at the same speed for a million rows as for ten thousand. */
export const countRows = async (db: Db, kind: KindTable, query: ListQuery): Promise<ListTotal> => {
  const others = sql`${kind.table} ${whereOf(conditions(kind, query))}`;
  if (!query.search) return countUpTo(db, others, await expectedRows(db, others));
  const { share } = await expectedFinding(db, kind.table, query.search);
  const expected = share === 0 ? 0 : Math.round(share * (await expectedRows(db, others)));
  return countUpTo(db, rowsOf(kind, query), expected);
};

/** How many rows staff still have to handle. */
export const countOpen = async (db: Db, { table, open }: KindTable): Promise<number> => {
  if (!open) return 0;
  const from = sql`${table} ${whereOf(and(...open))}`;
  return (await countUpTo(db, from, await expectedRows(db, from))).total;
};

const countUpTo = async (db: Db, from: SQL, expected: number): Promise<ListTotal> => {
  if (expected > 2 * COUNTED_EXACTLY) return { total: expected, exact: false };
  const counted = await db.execute<{ total: string }>(
    sql`select count(*) as total from (select 1 from ${from} limit ${COUNTED_EXACTLY + 1}) counted`,
  );
  const total = Number(counted.rows[0]?.total ?? 0);
  return total <= COUNTED_EXACTLY
    ? { total, exact: true }
    : { total: Math.max(total, expected), exact: false };
};

export const findRow = async (db: Db, kind: KindTable, id: string): Promise<ListItem | undefined> =>
  (await readRows(kind, db, sql`from ${kind.table} where ${eq(kind.table.id, id)}`))[0];

/** In the order they came. */
export const rowsWhere = (db: Db, kind: KindTable, where: SQL): Promise<ListItem[]> =>
  readRows(kind, db, sql`from ${kind.table} where ${where} order by ${kind.table.createdAt}`);

/** Those that wait longest, oldest first. */
export const oldestOpen = (
  db: Db,
  kind: KindTable,
  limit: number,
  which: SQL | undefined = kind.open && and(...kind.open),
): Promise<ListItem[]> =>
  readRows(
    kind,
    db,
    sql`from ${kind.table} ${whereOf(which)} order by ${kind.table.createdAt}, ${kind.table.id} limit ${limit}`,
  );

export const keyToText = ({ createdAt, id }: ListKey) => `${createdAt.getTime()}.${id}`;

export const textToKey = (text: string): ListKey | undefined => {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
};

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type ListTotal, PAGE_SIZE } from '#domain/console/lists.ts';
import type { Db } from '#server/database/database.ts';
import { matches } from '#server/database/search.ts';
import { expectedFinding, type Finding } from '#server/database/search-share.ts';
import { type KindTable, selected } from './kinds.ts';

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
export type ListItem = Record<string, unknown> & { id: string; createdAt: Date };

const allOf = (parts: SQL[]): SQL => (parts.length === 0 ? sql`` : sql`where ${sql.join(parts, sql` and `)}`);

const conditions = (kind: KindTable, query: ListQuery, before: ListKey | undefined): SQL[] => {
  const parts: SQL[] = [];
  if (before) parts.push(sql`(created_at, id) < (${before.createdAt}, ${before.id}::uuid)`);
  if (query.state && kind.state) parts.push(sql`${sql.raw(kind.state)} = ${query.state}`);
  // Spam is kept, yet seen only by those who ask for it.
  else if (kind.state === 'status') parts.push(sql`status <> 'spam'`);
  if (query.from) parts.push(sql`created_at >= ${query.from}`);
  if (query.to) parts.push(sql`created_at < ${query.to}`);
  return parts;
};

// A search that finds this much is answered soonest by reading from the newest row on; any other by its words first. The
// planner, who sees only the LIMIT, would read a million rows for a name that nobody has.
const isOften = ({ share, rows }: Finding) => share > 0.02 && rows > 5_000;

/** The rows a query asks for, found by their words where a search is part of it. */
const rowsOf = (kind: KindTable, query: ListQuery, before?: ListKey): SQL => {
  const table = sql.raw(kind.table);
  const others = allOf(conditions(kind, query, before));
  // OFFSET 0 hides the order from the planner.
  return query.search
    ? sql`(select * from ${table} where ${matches(kind.search, query.search)} offset 0) found ${others}`
    : sql`${table} ${others}`;
};

/** The same rows, each read and asked for its words: IS TRUE hides the match from the word index. */
const readingOn = (kind: KindTable, query: ListQuery, search: string, before?: ListKey): SQL =>
  sql`${sql.raw(kind.table)} ${allOf([...conditions(kind, query, before), sql`(${matches(kind.search, search)}) is true`])}`;

/** One page, newest first, found by the key of the last row and never by counting past rows. */
export const listPage = async (
  db: Db,
  kind: KindTable,
  query: ListQuery,
  before?: ListKey,
  limit = PAGE_SIZE,
): Promise<{ items: ListItem[]; next: ListKey | undefined }> => {
  const often = query.search !== undefined && isOften(await expectedFinding(db, kind.table, query.search));
  const from = often ? readingOn(kind, query, query.search ?? '', before) : rowsOf(kind, query, before);
  const found = await db.execute<ListItem>(sql`
    select ${selected(kind)} from ${from}
    order by created_at desc, id desc limit ${limit + 1}`);
  const items = found.rows.slice(0, limit).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  const last = items.at(-1);
  return {
    items,
    next: found.rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : undefined,
  };
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
  const others = sql`${sql.raw(kind.table)} ${allOf(conditions(kind, query, undefined))}`;
  if (!query.search) return countUpTo(db, others, await expectedRows(db, others));
  const { share } = await expectedFinding(db, kind.table, query.search);
  const expected = share === 0 ? 0 : Math.round(share * (await expectedRows(db, others)));
  return countUpTo(db, rowsOf(kind, query), expected);
};

export const countWhere = async (db: Db, table: string, where: SQL): Promise<ListTotal> => {
  const from = sql`${sql.raw(table)} ${where}`;
  return countUpTo(db, from, await expectedRows(db, from));
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

export const findRow = async (db: Db, kind: KindTable, id: string): Promise<ListItem | undefined> => {
  const found = await db.execute<ListItem>(
    sql`select ${selected(kind)} from ${sql.raw(kind.table)} where id = ${id}::uuid`,
  );
  const row = found.rows[0];
  return row ? { ...row, createdAt: new Date(row.createdAt) } : undefined;
};

export const keyToText = ({ createdAt, id }: ListKey) => `${createdAt.getTime()}.${id}`;

export const textToKey = (text: string): ListKey | undefined => {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
};

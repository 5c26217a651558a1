import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type ListTotal, PAGE_SIZE } from '#domain/console/lists.ts';
import type { Db } from '#server/database/database.ts';
import { matches } from '#server/database/search.ts';
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

// Above this a search is found soonest by reading from the newest row on; below it, by its words first. The planner, who
// sees only the LIMIT, would read a million rows for a name that nobody has.
const OFTEN = 20_000;

/** The rows a query asks for. Those of a rare search are found by their words before anything else is asked of them. */
const rowsOf = async (db: Db, kind: KindTable, query: ListQuery, before?: ListKey): Promise<SQL> => {
  const table = sql.raw(kind.table);
  const asked = conditions(kind, query, before);
  if (!query.search) return sql`${table} ${allOf(asked)}`;
  const match = matches(kind.search, query.search);
  const expected = await expectedRows(db, sql`select 1 from ${table} where ${match}`);
  return expected > OFTEN
    ? sql`${table} ${allOf([...asked, match])}`
    : // OFFSET 0 keeps the planner from mixing the two.
      sql`(select * from ${table} where ${match} offset 0) found ${allOf(asked)}`;
};

/** One page, newest first, found by the key of the last row and never by counting past rows. */
export const listPage = async (
  db: Db,
  kind: KindTable,
  query: ListQuery,
  before?: ListKey,
  limit = PAGE_SIZE,
): Promise<{ items: ListItem[]; next: ListKey | undefined }> => {
  const found = await db.execute<ListItem>(sql`
    select ${selected(kind)} from ${await rowsOf(db, kind, query, before)}
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

const expectedRows = async (db: Db, rows: SQL): Promise<number> => {
  const plan = await db.execute<{ 'QUERY PLAN': unknown }>(sql`explain (format json) ${rows}`);
  const [{ Plan }] = planSchema.parse(plan.rows[0]?.['QUERY PLAN']);
  return Plan['Plan Rows'];
};

/** Exact for what a person could ever go through, at the same speed for a million rows as for ten thousand. */
export const countRows = async (db: Db, kind: KindTable, query: ListQuery): Promise<ListTotal> =>
  countIn(db, await rowsOf(db, kind, query));

export const countWhere = (db: Db, table: string, where: SQL): Promise<ListTotal> =>
  countIn(db, sql`${sql.raw(table)} ${where}`);

const countIn = async (db: Db, from: SQL): Promise<ListTotal> => {
  const rows = sql`select 1 from ${from}`;
  const expected = await expectedRows(db, rows);
  if (expected > 2 * COUNTED_EXACTLY) return { total: expected, exact: false };
  const counted = await db.execute<{ total: string }>(
    sql`select count(*) as total from (${rows} limit ${COUNTED_EXACTLY + 1}) counted`,
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

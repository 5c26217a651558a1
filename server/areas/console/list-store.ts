import { type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#domain/console/lists.ts';
import type { Db } from '#server/database/database.ts';
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

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const conditions = (kind: KindTable, query: ListQuery, before: ListKey | undefined): SQL => {
  const parts: SQL[] = [];
  if (before) parts.push(sql`(created_at, id) < (${before.createdAt}, ${before.id}::uuid)`);
  if (query.state && kind.state) parts.push(sql`${sql.raw(kind.state)} = ${query.state}`);
  // Spam is kept, yet seen only by those who ask for it.
  else if (kind.state === 'status') parts.push(sql`status <> 'spam'`);
  if (query.from) parts.push(sql`created_at >= ${query.from}`);
  if (query.to) parts.push(sql`created_at < ${query.to}`);
  if (query.search) {
    const pattern = `%${escaped(query.search)}%`;
    const places = kind.search.map((column) => sql`${sql.raw(column)} ilike ${pattern}`);
    parts.push(sql`(${sql.join(places, sql` or `)})`);
  }
  return parts.length === 0 ? sql`` : sql`where ${sql.join(parts, sql` and `)}`;
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
    select ${selected(kind)} from ${sql.raw(kind.table)} ${conditions(kind, query, before)}
    order by created_at desc, id desc limit ${limit + 1}`);
  const items = found.rows.slice(0, limit).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  const last = items.at(-1);
  return {
    items,
    next: found.rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : undefined,
  };
};

export const countRows = async (db: Db, kind: KindTable, query: ListQuery): Promise<number> => {
  const found = await db.execute<{ total: string }>(
    sql`select count(*) as total from ${sql.raw(kind.table)} ${conditions(kind, query, undefined)}`,
  );
  return Number(found.rows[0]?.total ?? 0);
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

import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  ANSWERED_KINDS,
  type AnsweredKind,
  byPerson,
  MOST_UNANSWERED,
  type Today,
  type Unanswered,
} from '#domain/console/today.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import {
  projectApprovals,
  projectComments,
  projectMessages,
  projectRounds,
  projects,
} from '#server/areas/project/tables.ts';
import type { Db } from '#server/database/database.ts';
import { KIND_TABLES } from './kinds.ts';
import { withPictures } from './lead-designs.ts';
import { type ListItem, oldestOpen } from './list-store.ts';

// Everybody who waits for words from us, each once.

// So many of the oldest of a kind hold more people than the day shows, unless one of them wrote dozens of times.
const LOOKED_AT = MOST_UNANSWERED * 5;

const momentText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

const unreadMessage = sql`select 1 from ${projectMessages} m where m.project_id = ${projects.id} and m.side = 'client' and m.read_at is null`;
const round = sql`select 1 from ${projectRounds} r where r.project_id = ${projects.id}`;
const comment = sql`select 1 from ${projectComments} c where c.project_id = ${projects.id} and c.side = 'client'`;
const approval = sql`select 1 from ${projectApprovals} a where a.project_id = ${projects.id}`;

/** A project waits for words when its client said something that no colleague has read; one that only began is told by what began it. */
const spoken = and(
  eq(projects.state, 'active'),
  sql`${projects.unread} > 0`,
  sql`(exists (${unreadMessage}) or exists (${round}) or exists (${comment}) or exists (${approval}))`,
);

const openOf = (kind: AnsweredKind): SQL | undefined =>
  kind === 'projects' ? spoken : and(...(KIND_TABLES[kind].open ?? []));

type Said = { since: string; words: string };

/** The first thing that nobody has read yet, by project. */
const firstUnread = async (db: Db, ids: string[]): Promise<Map<string, Said>> => {
  const { projectId, createdAt, body, side, readAt } = projectMessages;
  const found = await db
    .select({ projectId, createdAt, body })
    .from(projectMessages)
    .where(and(inArray(projectId, ids), eq(side, 'client'), isNull(readAt)))
    .orderBy(desc(createdAt));
  return new Map(
    found.map((row) => [row.projectId, { since: row.createdAt.toISOString(), words: row.body }]),
  );
};

/** The projects whose clients have waited longest; one of rounds and comments alone, since it was last touched. */
const waitingProjects = async (db: Db): Promise<Unanswered[]> => {
  const touched = await db
    .select({ id: projects.id, updatedAt: projects.updatedAt })
    .from(projects)
    .where(spoken)
    .orderBy(desc(projects.dueAt))
    .limit(LOOKED_AT);
  if (touched.length === 0) return [];
  const ids = touched.map(({ id }) => id);
  const said = await firstUnread(db, ids);
  const rows = await oldestOpen(db, KIND_TABLES.projects, ids.length, inArray(projects.id, ids));
  const fallback = new Map(touched.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  return rows.map((item) => ({
    kind: 'projects',
    since: said.get(item.id)?.since ?? fallback.get(item.id) ?? momentText(item.createdAt),
    item: { ...item, said: said.get(item.id)?.words ?? '' },
  }));
};

/** An order waits from the moment it was paid. */
const sinceOf = (kind: AnsweredKind, item: ListItem) =>
  momentText(kind === 'orders' ? (item.paidAt ?? item.createdAt) : item.createdAt);

const waitingIn = async (db: Db, kind: AnsweredKind): Promise<Unanswered[]> => {
  if (kind === 'projects') return waitingProjects(db);
  const rows = await oldestOpen(db, KIND_TABLES[kind], LOOKED_AT);
  const shown = await withPictures(db, kind, rows);
  return shown.map((item, index) => {
    const row = rows[index];
    return { kind, since: row ? sinceOf(kind, row) : '', item };
  });
};

// Beyond so many of a kind nobody counts people any more.
const COUNTED = 10_000;

const countPeople = async (db: Db): Promise<number> => {
  const kinds = ANSWERED_KINDS.map((kind) => {
    const { table, person } = KIND_TABLES[kind];
    const who = sql`coalesce(nullif(lower(trim(${person ?? table.id})), ''), ${table.id}::text)`;
    return sql`(select ${who} as who from ${table} where ${openOf(kind)} limit ${COUNTED})`;
  });
  const found = await db.execute<{ count: string }>(
    sql`select count(distinct who) as count from (${sql.join(kinds, sql` union all `)}) waiting`,
  );
  return Number(found.rows[0]?.count ?? 0);
};

const readersIn = (db: Db) => async (waiting: Unanswered[]) => {
  const items = await withLanguages(
    db,
    waiting.map(({ item }) => item),
  );
  return waiting.map((one, index) => ({ ...one, item: items[index] ?? one.item }));
};

export const unansweredNow = async (db: Db): Promise<Today['unanswered']> => {
  const found = await Promise.all(ANSWERED_KINDS.map((kind) => waitingIn(db, kind)));
  const people = byPerson(found.flat()).slice(0, MOST_UNANSWERED);
  return { count: await countPeople(db), people: await Promise.all(people.map(readersIn(db))) };
};

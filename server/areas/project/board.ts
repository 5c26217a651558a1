import { type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#domain/console/lists.ts';
import type { BoardItem } from '#domain/project/project-file.ts';
import { TURNS, type Turn } from '#domain/project/room.ts';
import type { ProjectStep } from '#domain/project/steps.ts';
import { withLanguages } from '#server/areas/client/with-languages.ts';
import type { Db } from '#server/database/database.ts';

// The board of active projects: what is due first comes first, so that whatever is overdue leads; what has no date comes last.
// Written by hand, each part in the order of its index: a page costs the same among a million projects (bench/lists.ts).

export interface BoardQuery {
  turn?: Turn | undefined;
  /** A colleague's id, or null for what nobody has taken. */
  assignedTo?: string | null | undefined;
  /** Only what no colleague has read, whoever's turn it is. */
  unread?: boolean | undefined;
}
interface BoardKey {
  dueAt: Date | null;
  id: string;
}

const NO_DATE = 'none';
const boardKeyToText = ({ dueAt, id }: BoardKey) => `${dueAt?.getTime() ?? NO_DATE}.${id}`;

export const textToBoardKey = (text: string): BoardKey | undefined => {
  const [, time, id] = /^(\d{1,15}|none)\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!time || !id) return undefined;
  return { dueAt: time === NO_DATE ? null : new Date(Number(time)), id };
};

const COLUMNS = sql.raw(
  'id, ticket_number, name, email, package_title, step, turn, due_at, assigned_to, unread, updated_at',
);

/** Dated and undated rows apart: with both in one condition, the index would be read from its beginning. */
const partsOf = (which: SQL, { assignedTo, unread }: BoardQuery, after: BoardKey | undefined): SQL[] => {
  const whose =
    assignedTo === undefined
      ? sql``
      : assignedTo === null
        ? sql`and assigned_to is null`
        : sql`and assigned_to = ${assignedTo}`;
  // Every column of the index that is not compared with a value stands in the order, or the planner would sort what it found.
  const order = assignedTo === null && !unread ? sql`assigned_to, due_at, id` : sql`due_at, id`;
  const part = (dates: SQL) => sql`(
    select ${COLUMNS} from projects where state = 'active' and ${which} ${whose} ${dates}
    order by ${order} limit ${PAGE_SIZE + 1})`;
  const dated = after
    ? part(sql`and (due_at, id) > (${after.dueAt}, ${after.id}::uuid)`)
    : part(sql`and due_at is not null`);
  const undated = part(
    after?.dueAt === null ? sql`and due_at is null and id > ${after.id}::uuid` : sql`and due_at is null`,
  );
  return after?.dueAt === null ? [undated] : [dated, undated];
};

type BoardRow = {
  id: string;
  ticket_number: string;
  name: string;
  email: string | null;
  package_title: string | null;
  step: ProjectStep;
  turn: Turn;
  due_at: Date | string | null;
  assigned_to: string | null;
  assigned_email: string | null;
  unread: number;
  updated_at: Date | string;
};

const boardStatement = (query: BoardQuery, after?: BoardKey): SQL => {
  const turns = query.turn ? [query.turn] : TURNS;
  // What is unread has an index of its own, in the order of the board.
  const ofTurn = query.turn ? sql`unread > 0 and turn = ${query.turn}` : sql`unread > 0`;
  const parts = query.unread
    ? partsOf(ofTurn, query, after)
    : turns.flatMap((turn) => partsOf(sql`turn = ${turn}`, query, after));
  return sql`
    select found.*, staff_users.email as assigned_email from (
      select * from (${sql.join(parts, sql` union all `)}) parts order by due_at, id limit ${PAGE_SIZE + 1}
    ) found left join staff_users on staff_users.id = found.assigned_to order by found.due_at, found.id`;
};

export const readBoard = async (db: Db, query: BoardQuery, after?: BoardKey) => {
  const { rows } = await db.execute<BoardRow>(boardStatement(query, after));
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    items: await withLanguages(db, page.map(itemOf)),
    ...(last ? { next: boardKeyToText({ dueAt: dateOf(last.due_at), id: last.id }) } : {}),
  };
};

// Beyond this many the exact number tells nobody more, and counting them would cost.
const MOST_COUNTED = 500;

/** How many unread projects wait in each column, of those that are due first. */
export const countUnread = async (db: Db, assignedTo?: string): Promise<Record<Turn, number>> => {
  const { rows } = await db.execute<{ turn: Turn; count: number }>(sql`
    select turn, count(*)::int as count from (
      select turn, assigned_to from projects where state = 'active' and unread > 0
      order by due_at, id limit ${MOST_COUNTED}
    ) unread ${assignedTo === undefined ? sql`` : sql`where assigned_to = ${assignedTo}`} group by turn`);
  const countOf = (turn: Turn) => rows.find((row) => row.turn === turn)?.count ?? 0;
  return { studio: countOf('studio'), client: countOf('client'), done: countOf('done') };
};

const dateOf = (value: Date | string | null) => (value === null ? null : new Date(value));

const itemOf = (row: BoardRow): BoardItem => {
  const dueAt = dateOf(row.due_at);
  return {
    id: row.id,
    ticketNumber: row.ticket_number,
    name: row.name,
    email: row.email,
    packageTitle: row.package_title,
    step: row.step,
    turn: row.turn,
    dueAt: dueAt?.toISOString() ?? null,
    overdue: dueAt !== null && row.turn !== 'done' && dueAt.getTime() < Date.now(),
    assignedTo: row.assigned_to,
    assignedEmail: row.assigned_email,
    unread: row.unread,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
};

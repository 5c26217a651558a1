import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { COLUMN_LABELS } from '#content/console.ts';
import type { INTAKE_LABELS } from '#content/intake.ts';
import { type KINDS, kindOf, type LeadKind, type ListKind } from '#domain/console/kinds.ts';
import { idEndingIn } from '#domain/estimate/reference.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { designs } from '#server/areas/design/tables.ts';
import { estimates } from '#server/areas/estimate/tables.ts';
import { inquiries } from '#server/areas/inquiry/tables.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { panoramas } from '#server/areas/panorama/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { projects } from '#server/areas/project/tables.ts';

// The table of each kind. Its columns are what the console reads, shows and exports, in their order there; a column needs
// a label, or a word here on why it has none.

type ListedTable = PgTable & { id: PgColumn; createdAt: PgColumn };

type InBraces<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | InBraces<Rest>
  : never;
type ReferencedColumn<Entry> =
  | (Entry extends { state: { column: infer Name } } ? Name : never)
  | (Entry extends { open: infer Open } ? keyof Open : never)
  | (Entry extends { facts: readonly (infer Name)[] } ? Name : never)
  | (Entry extends { title: infer Title } ? InBraces<Title> : never)
  | (Entry extends { person: infer Name } ? Name : never)
  | (Entry extends { excerpt: infer Name } ? Name : never)
  | (Entry extends { failure: infer Name } ? Name : never)
  | (Entry extends { isLead: true } ? 'status' : never);
/** The columns that the registry refers to. */
type ReferencedColumns<Name extends ListKind> = Record<
  ReferencedColumn<(typeof KINDS)[Name]> & string,
  PgColumn
>;

type Labelled<Name extends ListKind> =
  | keyof typeof COLUMN_LABELS
  | (Name extends 'intakes' ? keyof typeof INTAKE_LABELS : never);
type ColumnWithoutLabel<Name extends ListKind, Table extends PgTable> = Exclude<
  keyof Table['_']['columns'] & string,
  Labelled<Name> | 'id' | 'status'
>;

export interface KindTable {
  table: ListedTable;
  /** What leaves the server, under the names the page reads. */
  columns: Record<string, PgColumn>;
  noun: string;
  state: PgColumn | undefined;
  person: PgColumn | undefined;
  /** Finds one row by what its owner reads out, where no index of words holds it; nothing for other words. */
  byReference: ((search: string) => SQL | undefined) | undefined;
  /** Conditions for the rows that staff still have to handle. */
  open: SQL[] | undefined;
}

const kindTable = <Name extends ListKind, Table extends ListedTable & ReferencedColumns<Name>>(
  name: Name,
  table: Table,
  // 'shown apart': the page has its own component for it. 'withheld': never leaves the server.
  unlabelled: Record<ColumnWithoutLabel<Name, Table>, 'shown apart' | 'withheld'>,
): KindTable => {
  const all: Record<string, PgColumn> = getTableColumns(table);
  const reasons: Record<string, string> = unlabelled;
  const { noun = name, state, person, open } = kindOf(name);
  const column = (key: string) => all[key] ?? table.id;
  return {
    table,
    columns: Object.fromEntries(Object.entries(all).filter(([key]) => reasons[key] !== 'withheld')),
    noun,
    state: state && column(state.column),
    person: person === undefined ? undefined : column(person),
    byReference: undefined,
    open: open && Object.entries(open).map(([key, value]) => eq(column(key), value)),
  };
};

export const LEAD_TABLES = { inquiries, estimates, orders, intakes, bookings } satisfies Record<
  LeadKind,
  ListedTable
>;

export const KIND_TABLES: Record<ListKind, KindTable> = {
  inquiries: kindTable('inquiries', inquiries, {}),
  estimates: {
    ...kindTable('estimates', estimates, {}),
    byReference: (search) => {
      const ending = idEndingIn(search);
      return ending === undefined
        ? undefined
        : sql`right(${estimates.id}::text, ${ending.length}) = ${ending}`;
    },
  },
  orders: kindTable('orders', orders, {
    packageId: 'withheld',
    clientSecretHash: 'withheld',
    checkedAt: 'withheld',
    projectId: 'shown apart',
    quoteId: 'withheld',
    taxThousandths: 'withheld',
  }),
  intakes: kindTable('intakes', intakes, {
    accessHash: 'withheld',
    projectId: 'shown apart',
    updatedAt: 'withheld',
    fileCount: 'shown apart',
    progress: 'shown apart',
    submission: 'shown apart',
  }),
  bookings: kindTable('bookings', bookings, {
    heldUntil: 'withheld',
    name: 'shown apart',
    design: 'shown apart',
    projectId: 'shown apart',
    accessHash: 'withheld',
    sequence: 'withheld',
    dayReminderAt: 'withheld',
    hourReminderAt: 'withheld',
  }),
  projects: kindTable('projects', projects, {
    accessHash: 'withheld',
    linkNumber: 'withheld',
    linkIssuedAt: 'shown apart',
    packageId: 'withheld',
    begunBy: 'withheld',
    name: 'shown apart',
    step: 'shown apart',
    turn: 'shown apart',
    dueAt: 'shown apart',
    revisionsIncluded: 'shown apart',
    revisionsUsed: 'shown apart',
    assignedTo: 'shown apart',
    unread: 'shown apart',
    lastSeenAt: 'shown apart',
    clientMailId: 'withheld',
    studioMailId: 'withheld',
    updatedAt: 'withheld',
  }),
  designs: kindTable('designs', designs, { slug: 'shown apart', hash: 'shown apart', design: 'shown apart' }),
  panoramas: kindTable('panoramas', panoramas, {
    ownerHash: 'withheld',
    key: 'withheld',
    thumbnailKey: 'withheld',
  }),
  mails: kindTable('mails', mails, { data: 'withheld', messageId: 'withheld', aboutId: 'shown apart' }),
};

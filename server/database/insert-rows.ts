import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

// Any number of rows as one parameter ($1, JSON): the statement stays the same, so PostgreSQL reads and plans it once. It is
// made of the table: columns without a default are written, of the others those that are named. A text that may be
// missing is stored as missing when it is empty.

type Columns<Table extends PgTable> = Table['_']['columns'];
type WithDefault<Table extends PgTable> = {
  [Name in keyof Columns<Table>]: Columns<Table>[Name]['_']['hasDefault'] extends true ? Name : never;
}[keyof Columns<Table>];

export type InsertedRow<Table extends PgTable, Named extends WithDefault<Table> = never> = Omit<
  Table['$inferInsert'],
  Exclude<WithDefault<Table>, Named>
> &
  Required<Pick<Table['$inferInsert'], Named & keyof Table['$inferInsert']>>;

const quoted = (name: string) => `"${name}"`;

const stored = (key: string, column: PgColumn) =>
  !column.notNull && column.getSQLType() === 'text' ? `nullif(${quoted(key)}, '')` : quoted(key);

export function insertRows<Table extends PgTable>(
  table: Table,
  named: readonly WithDefault<Table>[] = [],
  parameter = '$1',
): string {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([key, { hasDefault }]) => !hasDefault || named.some((name) => name === key),
  );
  const listed = (each: (entry: [string, PgColumn]) => string) => columns.map(each).join(', ');
  return `insert into ${quoted(getTableConfig(table).name)} (${listed(([, { name }]) => quoted(name))})
    select ${listed(([key, column]) => stored(key, column))}
    from jsonb_to_recordset(${parameter}::jsonb) as row (${listed(
      ([key, column]) => `${quoted(key)} ${column.getSQLType()}`,
    )})
    on conflict (id) do nothing`;
}

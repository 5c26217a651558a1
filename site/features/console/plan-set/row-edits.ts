import { type Cell, cellText, type Row, type RowEdit, type Table } from '#domain/plan-set/table.ts';

// A colleague's changes to a schedule: what it looks like with them, and the next changes.

export type NamedTable = {
  name: string;
  table: Table;
  /** What became of other cells because of the changes that are saved, by row and column. */
  follows: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
};
type Edits = readonly RowEdit[];

const isOf = (name: string, row: string) => (edit: RowEdit) => edit.table === name && edit.row === row;
const isEmpty = ({ cells, removed }: RowEdit) => !removed && Object.keys(cells).length === 0;

export type ShownRow = {
  id: string;
  /** What computation says; without it the row is the colleague's own. */
  computed: Row | undefined;
  removed: boolean;
  cells: Readonly<Record<string, { text: string; changed: boolean }>>;
};

export function shownRows({ name, table, follows }: NamedTable, edits: Edits): ShownRow[] {
  const own = edits.filter((edit) => edit.table === name);
  const shown = (id: string, computed: Row | undefined): ShownRow => {
    const edit = own.find(({ row }) => row === id);
    const cells = table.columns.map((column) => {
      const typed = edit?.cells[column.key];
      const text = typed ?? cellText(column, follows[id]?.[column.key] ?? computed?.cells[column.key]);
      return [column.key, { text, changed: computed !== undefined && typed !== undefined }] as const;
    });
    return { id, computed, removed: edit?.removed === true, cells: Object.fromEntries(cells) };
  };
  const known = new Set(table.rows.map(({ id }) => id));
  return [
    ...table.rows.map((row) => shown(row.id, row)),
    ...own.filter(({ row, removed }) => !known.has(row) && !removed).map(({ row }) => shown(row, undefined)),
  ];
}

/** Typed as it was computed, it is no change. */
export function withCell(
  { name, table }: NamedTable,
  edits: Edits,
  at: [row: string, key: string],
  text: string,
): RowEdit[] {
  const [row, key] = at;
  const column = table.columns.find((one) => one.key === key);
  const computed = table.rows.find(({ id }) => id === row);
  const before = edits.find(isOf(name, row)) ?? { table: name, row, cells: {} };
  const { [key]: _, ...others } = before.cells;
  const unchanged = computed && column && text === cellText(column, computed.cells[key]);
  const next = { ...before, cells: unchanged ? others : { ...others, [key]: text } };
  return replaced(edits, next, computed !== undefined && isEmpty(next));
}

function replaced(edits: Edits, next: RowEdit, gone: boolean): RowEdit[] {
  const isSame = isOf(next.table, next.row);
  if (gone) return edits.filter((edit) => !isSame(edit));
  return edits.some(isSame) ? edits.map((edit) => (isSame(edit) ? next : edit)) : [...edits, next];
}

export const withRow = ({ name }: NamedTable, edits: Edits, id: string): RowEdit[] => [
  ...edits,
  { table: name, row: id, cells: {} },
];

/** One of their own goes; one that was computed is left out, and can come back. */
export function withoutRow({ name, table }: NamedTable, edits: Edits, row: string): RowEdit[] {
  const before = edits.find(isOf(name, row)) ?? { table: name, row, cells: {} };
  const computed = table.rows.some(({ id }) => id === row);
  return replaced(edits, { ...before, removed: true }, !computed);
}

export function withRowBack({ name }: NamedTable, edits: Edits, row: string): RowEdit[] {
  const before = edits.find(isOf(name, row));
  if (!before) return [...edits];
  const { removed: _, ...next } = before;
  return replaced(edits, next, isEmpty(next));
}

export const withoutChanges = ({ name }: NamedTable, edits: Edits): RowEdit[] =>
  edits.filter(({ table }) => table !== name);

/** Changed cells, rows of their own and rows left out. */
export const changeCount = ({ name, table }: NamedTable, edits: Edits): number => {
  const known = new Set(table.rows.map(({ id }) => id));
  return edits
    .filter((edit) => edit.table === name)
    .reduce(
      (sum, { row, cells, removed }) => sum + (removed || !known.has(row) ? 1 : Object.keys(cells).length),
      0,
    );
};

// A schedule of a plan set: what a sheet shows, a spreadsheet holds and a colleague may change, row by row.

export type Cell = string | number;

export type Column = {
  key: string;
  title: string;
  /** Of the table's width, against the other columns. */
  share: number;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** Of a number. */
  digits?: number;
  /** Only those digits that it has: 4 and 12.5 in one column. */
  atMost?: true;
};

export type Row = { id: string; cells: Readonly<Record<string, Cell>>; heading?: true };

export type Table = {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  notes?: readonly string[];
};

/** One row as a colleague wants it: some cells of a row we computed, a row of their own, or none at all. */
export type RowEdit = {
  table: string;
  row: string;
  cells: Record<string, string>;
  removed?: boolean | undefined;
};

/** As a sheet, a spreadsheet's reader and the console's table show it. */
export const cellText = ({ digits, atMost }: Column, cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  return formatOf(atMost ? 0 : (digits ?? 0), digits ?? 0).format(cell);
};

const formats = new Map<string, Intl.NumberFormat>();

// Making one takes a hundred times as long as using it, and tables are measured again and again until they fit.
function formatOf(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const name = `${minimumFractionDigits} ${maximumFractionDigits}`;
  const made =
    formats.get(name) ?? new Intl.NumberFormat('en-US', { minimumFractionDigits, maximumFractionDigits });
  formats.set(name, made);
  return made;
}

const TYPED_NUMBER = /^[+-]?(\d[\d,]*(\.\d*)?|\.\d+)$/;
/** More than anybody builds; beyond it, sums and products stop being numbers. */
const LARGEST_TYPED = 1e9;

/** A number where the column holds numbers and one was typed. */
function typed(column: Column | undefined, text: string): Cell {
  if (column?.digits === undefined || !TYPED_NUMBER.test(text.trim())) return text;
  const value = Number(text.replaceAll(',', ''));
  return Math.abs(value) <= LARGEST_TYPED ? value : text;
}

/** Cells that differ between two states of a table, by row and column. */
export function cellsThatDiffer(before: Table, after: Table): Record<string, Record<string, Cell>> {
  const known = new Map(before.rows.map(({ id, cells }) => [id, cells]));
  const changed = after.rows.map(({ id, cells }) => {
    const own = known.get(id);
    return [
      id,
      Object.fromEntries(Object.entries(cells).filter(([key, cell]) => own && own[key] !== cell)),
    ] as const;
  });
  return Object.fromEntries(changed.filter(([, cells]) => Object.keys(cells).length > 0));
}

export function withEdits(table: Table, name: string, edits: readonly RowEdit[]): Table {
  const own = edits.filter((edit) => edit.table === name);
  if (own.length === 0) return table;
  const cellsOf = ({ cells }: RowEdit) =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([key, text]) => {
        const column = table.columns.find((one) => one.key === key);
        return column ? [[key, typed(column, text)] as const] : [];
      }),
    );
  const known = new Set(table.rows.map(({ id }) => id));
  const rows = table.rows.flatMap((row): Row[] => {
    const edit = own.find(({ row: id }) => id === row.id);
    if (!edit) return [row];
    return edit.removed ? [] : [{ ...row, cells: { ...row.cells, ...cellsOf(edit) } }];
  });
  const added = own
    .filter(({ row, removed }) => !known.has(row) && !removed)
    .map((edit): Row => ({ id: edit.row, cells: cellsOf(edit) }));
  return { ...table, rows: [...rows, ...added] };
}

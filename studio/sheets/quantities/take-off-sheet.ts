import type { Row, Table } from '#domain/plan-set/table.ts';
import { columnsOf } from '../engine/boxes.ts';
import { fitTables } from '../engine/fit-tables.ts';
import type { Field, Sheet } from '../engine/sheet.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { byTrade } from './take-off.ts';

/** Letters that a column holds side by side at least. */
const COLUMN_LETTERS = 80;

export const columnsIn = ({ width, textPt }: Field): number =>
  Math.max(1, Math.floor(width / (COLUMN_LETTERS * textPt)));

/** The trades as headings instead of a column. */
function grouped(set: PlanSet): Table {
  const table = tableOf(set, 'take-off');
  return {
    ...table,
    columns: table.columns.filter(({ key }) => key !== 'trade'),
    rows: byTrade(set, table).flatMap(({ name, rows }): Row[] => [
      { id: `trade ${name}`, cells: { item: name }, heading: true },
      ...rows,
    ]),
  };
}

export const TAKE_OFF_SHEET: Sheet = {
  number: 'Q-1',
  title: ({ words }) => words.quantities.takeOff.sheet,
  views: [],
  pages: (set, field) => {
    const boxes = columnsOf(
      field,
      Array.from({ length: columnsIn(field) }, () => 1),
      field.textPt * 3,
    );
    return fitTables([grouped(set)], () => boxes, field.textPt).map((marks) => wordsPage(set, marks));
  },
};

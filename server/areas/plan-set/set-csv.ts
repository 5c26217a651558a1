import { csvLine } from '#domain/console/csv.ts';
import type { PlanSet } from '#studio/sheets/plan-set.ts';
import { tableOf } from '#studio/sheets/tables.ts';

/** The take-off as one table, for whatever spreadsheet. */
export function setCsv(set: PlanSet): string {
  const { columns, rows } = tableOf(set, 'take-off');
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map(({ cells }) => columns.map(({ key }) => cells[key])),
  ];
  return `\uFEFF${lines.map((line) => csvLine(line)).join('')}`;
}

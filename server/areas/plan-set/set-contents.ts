import type { PermitLine } from '#domain/plan-set/checklist.ts';
import { cellsThatDiffer, type Table } from '#domain/plan-set/table.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import { checklistOf } from '#studio/sheets/checklist/findings.ts';
import type { DrawnPage } from '#studio/sheets/draw-set.ts';
import { edited, type PlanSet } from '#studio/sheets/plan-set.ts';
import { computedTables, tableOf } from '#studio/sheets/tables.ts';
import type { DrawnContents } from './set-request.ts';

const onTheWire = ({ title, columns, rows, notes }: Table) => ({
  title,
  columns: [...columns],
  rows: rows.map((row) => ({ ...row, cells: { ...row.cells } })),
  ...(notes ? { notes: [...notes] } : {}),
});

const lineOnTheWire = ({ id, text, detail, by, done, finding, source }: PermitLine) => ({
  id,
  text: detail === '' ? text : `${text}. ${detail}`,
  by,
  done,
  detail: finding,
  source: source && { title: source.name, url: source.url, checkedOn: source.checked },
});

export type DrawnSet = { set: PlanSet; pages: readonly DrawnPage[] };

function svgOf({ number, title, width, height, marks, frame }: DrawnPage) {
  const drawing = { width, height, title: number, description: title, marks: [...marks, ...frame], key: [] };
  return new TextEncoder().encode(drawingToSvg(drawing));
}

/** By what a sheet itself shows: its frame changes with every issue. */
function changedSheets(pages: readonly DrawnPage[], before: readonly DrawnPage[]): string[] {
  const shown = new Map(before.map(({ number, marks }) => [number, JSON.stringify(marks)]));
  return pages
    .filter(({ number, marks }) => shown.get(number) !== JSON.stringify(marks))
    .map(({ number }) => number);
}

/** What a colleague sees of a set. `before` is the last issue, drawn again. */
export function contentsOf({ set, pages }: DrawnSet, before: readonly DrawnPage[] | null): DrawnContents {
  return {
    sheets: pages.map(({ number, title, width, height }) => ({ number, title, width, height })),
    tables: computedTables(set).map(({ name, table }) => ({
      name,
      table: onTheWire(table),
      follows: cellsThatDiffer(edited(set, name, table), tableOf(set, name)),
    })),
    checklist: checklistOf(set).map(lineOnTheWire),
    generalNotes: [...set.office.notes],
    svgs: new Map(pages.map((page) => [page.number, svgOf(page)])),
    changed: before ? changedSheets(pages, before) : [],
  };
}

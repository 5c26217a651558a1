import type { PermitLine } from '#domain/plan-set/checklist.ts';
import type { Row, Table } from '#domain/plan-set/table.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { fitTables } from '../engine/fit-tables.ts';
import type { Sheet } from '../engine/sheet.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { checklistOf } from './findings.ts';

// G-2: what a permit takes, what of it is done, and where each line comes from.

function checklistTables(set: PlanSet): Table[] {
  const { title, columns, everywhere, note, noState } = set.words.checklist;
  const state = STATE_LAWS.find(({ code }) => code === set.input.state)?.state;
  const lines = checklistOf(set);
  const table = (where: string, shown: readonly PermitLine[], notes: readonly string[]): Table => ({
    title: fill(title, { state: where }),
    columns: [
      { key: 'done', title: columns.done, share: 9 },
      { key: 'item', title: columns.item, share: 46 },
      { key: 'finding', title: columns.finding, share: 36 },
      { key: 'source', title: columns.source, share: 28 },
    ],
    rows: shown.map((line) => rowOf(line, set)),
    notes,
  });
  const common = lines.filter((line) => line.state === null);
  if (!state) return [table(everywhere, common, [noState, note])];
  const own = lines.filter((line) => line.state !== null);
  return [table(everywhere, common, []), table(state, own, [note])];
}

function rowOf(line: PermitLine, { words }: PlanSet): Row {
  const { done, open, seen } = words.checklist;
  return {
    id: line.id,
    cells: {
      done: line.done ? done : open,
      item: line.detail === '' ? line.text : `${line.text}. ${line.detail}`,
      finding: line.done && line.by === 'staff' ? seen : line.finding,
      source: line.source ? `${line.source.name}, ${line.source.checked}` : '',
    },
  };
}

export const CHECKLIST_SHEET: Sheet = {
  number: 'G-2',
  title: ({ words }) => words.checklist.sheet,
  views: [],
  pages: (set, field) =>
    fitTables(checklistTables(set), () => [field], field.textPt).map((marks) => wordsPage(set, marks)),
};

import type { Table } from '#domain/plan-set/table.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { flowTables } from '../engine/block.ts';
import { besideColumn, columnsOf } from '../engine/boxes.ts';
import { columnBeside, largestBeside } from '../engine/fit-tables.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box, DrawnView, View } from '../engine/view.ts';
import { titledScale, titledView } from '../engine/view-title.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { rowsPt } from './dimension-chain.ts';
import { featureTable, levelTable } from './layout-tables.ts';
import { LAYOUT_VIEW } from './layout-view.ts';
import { stakeOutOf } from './stake-out.ts';
import { arcTable, sideTable, stakeNotes, stakeTable } from './stake-tables.ts';
import { STAKE_VIEW } from './stake-view.ts';

/** Narrower paper has its schedules on pages of their own. */
const BESIDE_PT = 1400;
const ROWS = 3;

const withRows = (tables: readonly Table[]) => tables.filter(({ rows }) => rows.length > 0);

/** A view with its schedules beside it, or after it. */
function viewPages(set: PlanSet, field: Field, view: View, tables: readonly Table[]): SheetPage[] {
  if (field.width < BESIDE_PT) return viewThenTables(set, field, view, tables);
  const { textPt } = field;
  const boxes = (width: number) => besideColumn(field, width, textPt * 2);
  const { column, made } = columnBeside(
    field,
    (width) => titledScale(set, view, boxes(width)[0], textPt),
    (width) =>
      largestBeside(
        (size) =>
          flowTables(withRows(tables), (page) => (page === 0 ? [boxes(width)[1]] : halvesOf(field)), size),
        ({ length }) => length === 1,
        textPt,
        width,
      ),
  );
  const [beside = [], ...others] = made;
  const drawn = titledView(set, view, boxes(column)[0], textPt, 1);
  return [viewPage(set, drawn, beside), ...others.map((marks) => wordsPage(set, marks))];
}

function viewThenTables(set: PlanSet, field: Field, view: View, tables: readonly Table[]): SheetPage[] {
  const drawn = titledView(set, view, field, field.textPt, 1);
  const flown = flowTables(withRows(tables), () => halvesOf(field), field.textPt);
  return [viewPage(set, drawn, []), ...flown.map((marks) => wordsPage(set, marks))];
}

const halvesOf = (field: Field): Box[] => columnsOf(field, [1, 1], field.textPt * 2);

const viewPage = (set: PlanSet, { marks, scale }: DrawnView, beside: readonly Mark[]): SheetPage => ({
  marks: [...marks, ...beside],
  scale: scale.words,
  northDeg: -set.layout.backBearingDeg,
});

export const LAYOUT_SHEET: Sheet = {
  number: 'A-1',
  title: ({ words }) => words.layout.sheet,
  views: [LAYOUT_VIEW, STAKE_VIEW],
  pages: (set, field) => {
    const stakeOut = stakeOutOf(set.layout);
    const words = set.words.layout;
    const layoutView = { ...LAYOUT_VIEW, marginIn: rowsPt(field.textPt, ROWS) / 72 };
    return [
      ...viewPages(set, field, layoutView, [featureTable(set), levelTable(set)]),
      ...viewPages(set, field, STAKE_VIEW, [
        stakeNotes(set, stakeOut),
        stakeTable(stakeOut, words),
        ...(stakeOut.diagonals.length > 0 ? [sideTable(stakeOut, words)] : []),
        arcTable(stakeOut, words),
      ]),
    ];
  },
};

import type { Table } from '#domain/plan-set/table.ts';
import { flowTables } from '../engine/block.ts';
import { largestBeside } from '../engine/fit-tables.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box, View } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';
import { rowsPt } from './dimension-chain.ts';
import { featureTable, levelTable } from './layout-tables.ts';
import { LAYOUT_VIEW } from './layout-view.ts';
import { stakeOutOf } from './stake-out.ts';
import { arcTable, sideTable, stakeNotes, stakeTable } from './stake-tables.ts';
import { STAKE_VIEW } from './stake-view.ts';

/** Narrower paper has its schedules on pages of their own. */
const BESIDE_PT = 1400;
const TABLE_SHARE = 0.29;
const ROWS = 3;

/** A view with its schedules beside it, or after it. */
function viewPages(set: PlanSet, field: Field, view: View, tables: readonly Table[]): SheetPage[] {
  const { x, y, width, height, textPt } = field;
  const beside = width >= BESIDE_PT;
  const gap = textPt * 2;
  const side = beside ? width * TABLE_SHARE : 0;
  const drawn = titledView(set, view, { x, y, width: width - side - (beside ? gap : 0), height }, textPt, 1);
  const half = (width - gap) / 2;
  const halves: Box[] = [
    { x, y, width: half, height },
    { x: x + half + gap, y, width: half, height },
  ];
  const column: Box = { x: x + width - side, y, width: side, height };
  const flow = (size: number) =>
    flowTables(
      tables.filter(({ rows }) => rows.length > 0),
      (page) => (beside && page === 0 ? [column] : halves),
      size,
    );
  const flown = beside ? largestBeside(flow, ({ length }) => length === 1, textPt) : flow(textPt);
  const first: SheetPage = {
    marks: [...drawn.marks, ...(beside ? (flown[0] ?? []) : [])],
    scale: drawn.scale.words,
    northDeg: -set.layout.backBearingDeg,
  };
  const rest = (beside ? flown.slice(1) : flown).map((marks) => ({
    marks,
    scale: set.words.frame.noScale,
    northDeg: null,
  }));
  return [first, ...rest];
}

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

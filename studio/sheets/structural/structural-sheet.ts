import { block, type Mark } from '#studio/plan/marks.ts';
import { flowTables, notes } from '../engine/block.ts';
import { below, bottomOf, columnsOf, rowsOf } from '../engine/boxes.ts';
import { largestBeside } from '../engine/fit-tables.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';
import { DETAIL_KINDS, type DetailKind, detailCuts } from './detail-cuts.ts';
import { detailMarks } from './detail-marks.ts';
import { detailView } from './detail-view.ts';
import { engineerForm, structuralNotes } from './engineer-form.ts';
import { SHELL_PLAN } from './shell-plan.ts';

// S-1: what the engineer starts from, and room for what is the engineer's.

/** Narrower paper has plan, details and the engineer's room on pages of their own. */
const LARGE_PT = 1400;
/** Its words take as much width as so many feet; what is drawn twice as large, twice. */
const WORDS_FT = 6.5;
const LARGER: Partial<Record<DetailKind, number>> = { edge: 2 };

/** So that neighbors come out at like scales. */
function shareOf(set: PlanSet, kind: DetailKind): number {
  const { x0, x1 } = detailView(kind).extent(set);
  return WORDS_FT + (x1 - x0) * (LARGER[kind] ?? 1);
}

/** More than these stand in two rows. */
const IN_A_ROW = 3;

type Numbered = { kind: DetailKind; number: number };

const numbered = ({ layout }: PlanSet): Numbered[] =>
  detailCuts(layout).map(({ kind }, index) => ({ kind, number: index + 2 }));

/** In rows that are as full as one another. */
function inRows(details: readonly Numbered[], most: number): Numbered[][] {
  const rows = Math.ceil(details.length / most);
  const each = Math.ceil(details.length / rows);
  return Array.from({ length: rows }, (_, i) => details.slice(i * each, (i + 1) * each));
}

function detailGrid(set: PlanSet, rows: readonly Numbered[][], box: Box, size: number): Mark[] {
  const boxes = rowsOf(
    box,
    rows.map(() => 1),
    size * 2,
  );
  return rows.flatMap((row, i) =>
    columnsOf(
      boxes[i] ?? box,
      row.map(({ kind }) => shareOf(set, kind)),
      size * 2.5,
    ).flatMap((cell, k) =>
      row
        .slice(k, k + 1)
        .flatMap(({ kind, number }) =>
          detailMarks(set, (column) => detailView(kind, column), number, cell, size),
        ),
    ),
  );
}

/** Notes, the form, and under them the room for steel and seal. */
function engineersColumn(set: PlanSet, box: Box, size: number): Mark[] {
  const tables = [structuralNotes(set), engineerForm(set)];
  const flow = (letters: number) => flowTables(tables, () => [box], letters);
  const fits = (pages: Mark[][]) =>
    pages.length === 1 && bottomOf(pages[0] ?? [], box) < box.y + box.height * 0.7;
  const marks = largestBeside(flow, fits, size)[0] ?? [];
  return [...marks, ...engineersRoom(set, below(box, bottomOf(marks, box) + size * 2), size * 1.2)];
}

function engineersRoom({ words: { structural } }: PlanSet, box: Box, size: number): Mark[] {
  const pad = size * 0.8;
  const inside = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height };
  return [
    block(box.x, box.y, box.x + box.width, box.y + box.height, { stroke: '#111111', width: 0.8 }),
    ...notes([structural.engineer], inside, size, false).marks,
  ];
}

function largePage(set: PlanSet, field: Field): SheetPage[] {
  const { textPt } = field;
  const [drawn = field, side = field] = columnsOf(field, [3, 1], textPt * 2);
  const rows = inRows(numbered(set), IN_A_ROW);
  const [above = drawn, under = drawn] = rowsOf(drawn, rows.length > 1 ? [4, 6] : [1, 1], textPt * 2);
  return [
    page(set, [
      ...titledView(set, SHELL_PLAN, above, textPt, 1).marks,
      ...detailGrid(set, rows, under, textPt),
      ...engineersColumn(set, side, textPt),
    ]),
  ];
}

const IN_A_SMALL_ROW = 2;

function smallPages(set: PlanSet, field: Field): SheetPage[] {
  const { textPt } = field;
  const rows = inRows(numbered(set), IN_A_SMALL_ROW);
  const pairs = rows.flatMap((row, i) => (i % 2 === 0 ? [[row, ...rows.slice(i + 1, i + 2)]] : []));
  return [
    page(set, titledView(set, SHELL_PLAN, field, textPt, 1).marks),
    ...pairs.map((pair) => page(set, detailGrid(set, pair, field, textPt), false)),
    {
      marks: engineersColumn(set, field, textPt),
      scale: set.words.frame.noScale,
      northDeg: null,
    },
  ];
}

const page = (set: PlanSet, marks: Mark[], north = true): SheetPage => ({
  marks,
  scale: set.words.frame.asNoted,
  northDeg: north ? -set.layout.backBearingDeg : null,
});

export const STRUCTURAL_SHEET: Sheet = {
  number: 'S-1',
  title: ({ words }) => words.structural.sheet,
  views: [SHELL_PLAN, ...DETAIL_KINDS.map((kind) => detailView(kind))],
  pages: (set, field) => (field.width >= LARGE_PT ? largePage(set, field) : smallPages(set, field)),
};

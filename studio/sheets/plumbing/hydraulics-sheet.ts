import { flowTables, heading, notes } from '../engine/block.ts';
import { below, columnsOf } from '../engine/boxes.ts';
import { fitted } from '../engine/fit-tables.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { curveMarks } from './curve-marks.ts';

// The figures on the left, and beside them the curves and what was assumed.

const pages = (set: PlanSet, field: Field): SheetPage[] =>
  fitted(field.textPt, (size) => sized(set, field, size)).pages;

function sized(set: PlanSet, field: Field, textPt: number): { pages: SheetPage[]; whole: boolean } {
  const gap = textPt * 3;
  const [left, right] = columnsOf(field, [1.15, 1], gap);
  if (!left || !right) return { pages: [], whole: false };
  const curves = { ...right, height: Math.min(field.height * 0.5, right.width * 0.75) };
  const words = set.words.hydraulics;
  const title = heading(words.assumptionsTitle, below(right, curves.y + curves.height + textPt), textPt);
  const said = notes(words.assumptions, below(right, title.bottom), textPt);
  const rest = columnsOf(field, [1, 1], gap);
  const flown = flowTables([tableOf(set, 'hydraulics')], (page) => (page === 0 ? [left] : rest), textPt);
  const drawn = flown.map((marks, page) =>
    wordsPage(
      set,
      page === 0 ? [...marks, ...curveMarks(set, curves, textPt), ...title.marks, ...said.marks] : marks,
    ),
  );
  return { pages: drawn, whole: flown.length === 1 && said.next >= words.assumptions.length };
}

export const HYDRAULICS_SHEET: Sheet = {
  number: 'P-2',
  title: ({ words }) => words.hydraulics.sheet,
  views: [],
  pages,
};

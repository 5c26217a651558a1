import type { Mark } from '#studio/plan/marks.ts';
import { BARRIER_SHEET } from './barrier/barrier-sheet.ts';
import { CHECKLIST_SHEET } from './checklist/checklist-sheet.ts';
import { COVER_SHEET } from './cover/cover-sheet.ts';
import { ELECTRICAL_SHEET } from './electrical/electrical-sheet.ts';
import { fieldOf, frameMarks, pageSize } from './engine/frame.ts';
import type { Sheet } from './engine/sheet.ts';
import { EQUIPMENT_SHEET } from './equipment/equipment-sheet.ts';
import { FINISH_SHEET } from './finishes/finish-sheet.ts';
import { LAYOUT_SHEET } from './layout/layout-sheet.ts';
import type { PlanSet } from './plan-set.ts';
import { HYDRAULICS_SHEET } from './plumbing/hydraulics-sheet.ts';
import { PLUMBING_SHEET } from './plumbing/plumbing-sheet.ts';
import { BID_SHEET } from './quantities/bid-sheet.ts';
import { TAKE_OFF_SHEET } from './quantities/take-off-sheet.ts';
import { SECTIONS_SHEET } from './sections/sections-sheet.ts';
import { SITE_SHEET } from './site/site-sheet.ts';
import { STRUCTURAL_SHEET } from './structural/structural-sheet.ts';

// The sheets of a set, in their order, each page with its frame.

export const SHEETS: readonly Sheet[] = [
  COVER_SHEET,
  CHECKLIST_SHEET,
  SITE_SHEET,
  BARRIER_SHEET,
  LAYOUT_SHEET,
  SECTIONS_SHEET,
  FINISH_SHEET,
  PLUMBING_SHEET,
  HYDRAULICS_SHEET,
  ELECTRICAL_SHEET,
  EQUIPMENT_SHEET,
  STRUCTURAL_SHEET,
  TAKE_OFF_SHEET,
  BID_SHEET,
];

export type DrawnPage = {
  number: string;
  title: string;
  width: number;
  height: number /** The sheet's own. */;
  marks: Mark[];
  frame: Mark[];
};

export function drawSet(set: PlanSet): DrawnPage[] {
  const field = fieldOf(set.input.paper);
  // The cover's index says how many pages each of the others takes.
  const behind = new Map(
    SHEETS.filter((sheet) => sheet !== COVER_SHEET).map((sheet) => [sheet, sheet.pages(set, field)]),
  );
  const sheets = SHEETS.map((sheet) => ({
    number: sheet.number,
    title: sheet.title(set),
    pages: behind.get(sheet)?.length ?? 1,
  }));
  const pages = SHEETS.flatMap((sheet) =>
    (behind.get(sheet) ?? sheet.pages(set, field, sheets)).map((page, index) => ({
      number: index === 0 ? sheet.number : `${sheet.number}.${index + 1}`,
      title: sheet.title(set),
      page,
    })),
  );
  return pages.map(({ number, title, page }, index) => ({
    number,
    title,
    ...pageSize(set.input.paper),
    marks: page.marks,
    frame: frameMarks(set, page, { number, title, index: index + 1, count: pages.length }),
  }));
}

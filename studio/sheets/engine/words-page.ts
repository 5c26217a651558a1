import type { Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import { columnsOf } from './boxes.ts';
import { noteColumns } from './note-columns.ts';
import type { Field, SheetPage } from './sheet.ts';

/** A page of words, schedules or diagrams: at no scale, with no north. */
export const wordsPage = ({ words }: PlanSet, marks: Mark[]): SheetPage => ({
  marks,
  scale: words.frame.noScale,
  northDeg: null,
});

/** What notes found no room on the pages before, in two columns. */
export function restOfNotes(
  set: PlanSet,
  field: Field,
  title: string,
  lines: readonly string[],
  from: number,
): SheetPage[] {
  if (from >= lines.length) return [];
  const boxes = columnsOf(field, [1, 1], field.textPt * 2);
  return [wordsPage(set, noteColumns(title, lines, boxes, field.textPt, from).marks)];
}

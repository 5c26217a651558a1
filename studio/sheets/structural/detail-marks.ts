import type { Mark } from '#studio/plan/marks.ts';
import { type Box, drawView, type View } from '../engine/view.ts';
import { viewTitle, viewTitleHeight } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';

/** For words on each side of a detail. */
const COLUMN = { share: 0.27, letters: 11 };

/** A detail with its title; its words stand beside it, within the box. */
export function detailMarks(
  set: PlanSet,
  viewOf: (columnPt: number) => View,
  number: number,
  box: Box,
  size: number,
): Mark[] {
  const column = Math.min(box.width * COLUMN.share, size * COLUMN.letters);
  const view = viewOf(column);
  const inner = {
    ...box,
    x: box.x + column,
    width: box.width - 2 * column,
    height: box.height - viewTitleHeight(size),
  };
  const drawn = drawView(set, view, inner, size);
  return [...drawn.marks, ...viewTitle({ number, title: view.title(set), scale: drawn.scale }, box, size)];
}

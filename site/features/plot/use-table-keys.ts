import type { KeyboardEvent } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { moveCorner, moveSide, moveThing, pointsOf, removeCorner, removeThing } from '#domain/plot/edit.ts';
import { isTyping } from '#site/ui/use-undo-keys.ts';
import { isOnPlot } from './things.ts';
import { finishTrace, isTrace, stopTrace } from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the keys mean the field. */
const isInField = (target: EventTarget | null) => isTyping(target) || target instanceof HTMLSelectElement;

function moveSelected({ plot, selection, setPlot }: PlotTable, by: Point): boolean {
  if (!plot || !selection || !isOnPlot(selection.thing)) return false;
  const { thing, corner, side } = selection;
  const at = corner === undefined ? undefined : pointsOf(plot, thing)[corner];
  if (corner !== undefined && at)
    setPlot(moveCorner(plot, thing, corner, [at[0] + by[0], at[1] + by[1]]), 'keys');
  else if (side !== undefined) setPlot(moveSide(plot, thing, side, by), 'keys');
  else setPlot(moveThing(plot, thing, by), 'keys');
  return true;
}

/** A corner that is one too many, or the thing itself. */
export function removeSelected({ plot, selection, setPlot, select }: PlotTable): boolean {
  if (!plot || !selection || !isOnPlot(selection.thing)) return false;
  const { thing, corner } = selection;
  const next = corner === undefined ? removeThing(plot, thing) : removeCorner(plot, thing, corner);
  if (next === plot) return false;
  setPlot(next);
  select(corner === undefined ? null : { thing });
  return true;
}

function stopOrDeselect(table: PlotTable): boolean {
  if (table.draft || table.tool !== 'select') stopTrace(table);
  else if (table.selection) table.select(null);
  else return false;
  return true;
}

function onTableKey(table: PlotTable, { key, shiftKey }: KeyboardEvent): boolean {
  const arrow = ARROWS[key];
  const step = shiftKey ? 0.1 : 1;
  if (arrow) return moveSelected(table, [arrow[0] * step, arrow[1] * step]);
  if (key === 'Delete' || key === 'Backspace') return removeSelected(table);
  if (key === 'Escape') return stopOrDeselect(table);
  return key === 'Enter' && isTrace(table.tool) ? finishTrace(table, table.tool) : false;
}

/** For the drawing and for the rows of its list. */
export const tableKeys = (table: PlotTable) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return;
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    if (onTableKey(table, event)) event.preventDefault();
  },
  onKeyUp(event: KeyboardEvent) {
    if (event.key in ARROWS) table.commit();
  },
});

import { nearestOn } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point } from '#domain/geometry/plane.ts';
import {
  addSpot,
  addTraced,
  exact,
  fewestCorners,
  isOutlined,
  mostCorners,
  plotOf,
  pointsOf,
  redrawLot,
  type Spot,
  TRACES,
  type Trace,
} from '#domain/plot/edit.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { sourceFrom } from '#domain/plot/scale.ts';
import type { Selection, Thing, Tool } from './table-state.ts';
import { isOnPlot } from './things.ts';
import type { PlotTable } from './use-plot-table.ts';

// From the first corner to a finished thing, by whatever hand.

export const isTrace = (tool: Tool): tool is Trace => TRACES.some((one) => one === tool);
/** Mostly rectangles: they can be dragged open. */
export const isSpanned = (tool: Tool): tool is Trace =>
  tool === 'building' || tool === 'easement' || tool === 'septic';
export const isSpot = (tool: Tool): tool is Spot => tool === 'tree' || tool === 'height' || tool === 'access';

/** What was traced so far with this tool. */
export const tracedWith = ({ draft }: PlotTable, trace: Trace): readonly [number, number][] =>
  draft?.trace === trace ? draft.points : [];

export function addTracePoint(table: PlotTable, trace: Trace, point: Point): void {
  const points = tracedWith(table, trace);
  const at = exact(point);
  const last = points.at(-1);
  if (points.length >= mostCorners({ part: trace }) || (last && last[0] === at[0] && last[1] === at[1]))
    return;
  table.change({ draft: { trace, points: [...points, at] } });
}

export const missingCorners = (table: PlotTable, trace: Trace): number =>
  Math.max(0, fewestCorners({ part: trace }) - tracedWith(table, trace).length);

const LISTED = { building: 'buildings', easement: 'easements', line: 'lines', septic: 'septic' } as const;

function tracedPlot({ plot, underlay }: PlotTable, trace: Trace, points: readonly Point[]): Plot | null {
  if (trace !== 'lot') return plot && addTraced(plot, trace, points);
  const lot = plot ? redrawLot(plot, points) : plotOf(points, 'drawn');
  return underlay ? { ...lot, source: sourceFrom(underlay) } : lot;
}

const newest = (plot: Plot, trace: Trace): Selection =>
  trace === 'lot'
    ? { thing: { part: 'lot' } }
    : { thing: { part: trace, index: plot[LISTED[trace]].length - 1 } };

/** Whether it could be finished. */
export function finishTrace(
  table: PlotTable,
  trace: Trace,
  points: readonly Point[] = tracedWith(table, trace),
): boolean {
  if (points.length < fewestCorners({ part: trace })) return false;
  const plot = tracedPlot(table, trace, points);
  if (!plot) return false;
  table.change({ plot, draft: null });
  table.setTool('select');
  table.select(newest(plot, trace));
  return true;
}

export function stopTrace(table: PlotTable): void {
  if (table.draft) table.change({ draft: null });
  table.setTool('select');
}

const NEAR_LINE_FT = 1;

/** A gate stands on the line; a tree of the neighbor's is drawn on purpose, or by mistake. */
export function isOffLot(plot: Plot, thing: Thing): boolean {
  if (!isOnPlot(thing) || isOutlined(thing)) return false;
  const { corners } = plot.lot;
  return pointsOf(plot, thing).some(
    (at) => !contains(corners, at) && nearestOn(edgesOf(corners), at).feet > NEAR_LINE_FT,
  );
}

/** Trees and heights come in numbers: their tool stays in hand. */
export function placeSpot(table: PlotTable, spot: Spot, point: Point): boolean {
  const plot = table.plot && addSpot(table.plot, spot, point);
  if (!plot) return false;
  table.setPlot(plot);
  if (spot === 'access') table.setTool('select');
  const index = spot === 'tree' ? plot.trees.length - 1 : plot.heights.length - 1;
  table.select(spot === 'access' ? { thing: { part: spot } } : { thing: { part: spot, index } });
  return true;
}

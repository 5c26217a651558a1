import type { PlotTable } from '../use-plot-table.ts';

/** The two points of a known length, on top of everything. */
export function ScalePoints(_: { table: PlotTable }) {
  return null;
}

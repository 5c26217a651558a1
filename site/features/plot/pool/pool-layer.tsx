import type { PlotTable } from '../use-plot-table.ts';

/** The pool on the plot, over everything else. */
export function PoolLayer(_: { table: PlotTable }) {
  return null;
}

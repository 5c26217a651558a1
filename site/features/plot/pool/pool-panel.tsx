import type { PlotTable } from '../use-plot-table.ts';

export function PoolPanel(_: { table: PlotTable }) {
  return null;
}

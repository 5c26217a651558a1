import type { PlotTable } from '../use-plot-table.ts';

/** What the plot leaves for a pool, over the picture and under everything else. */
export function PoolGround(_: { table: PlotTable }) {
  return null;
}

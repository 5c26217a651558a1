import type { PlotTable } from '../use-plot-table.ts';

/** The picture that is traced, under everything else. */
export function UnderlayLayer(_: { table: PlotTable }) {
  return null;
}

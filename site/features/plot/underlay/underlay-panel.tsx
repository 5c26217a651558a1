import type { PlotTable } from '../use-plot-table.ts';

export function UnderlayPanel(_: { table: PlotTable }) {
  return null;
}

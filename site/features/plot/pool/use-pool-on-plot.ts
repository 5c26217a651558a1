import { useMemo } from 'react';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { outlineOf } from '#domain/design/outline.ts';
import type { Polygon } from '#domain/geometry/plane.ts';
import { type Clearance, clearancesOf } from '#domain/plot/distances.ts';
import { faultsOf } from '#domain/plot/faults.ts';
import type { Site } from '#domain/plot/site.ts';
import type { PlotTable } from '../use-plot-table.ts';

export type PoolOnPlot = {
  site: Site;
  /** The design as it would be stored: with its site. */
  design: Design;
  /** The water, around its own middle. */
  outline: Polygon;
  clearances: Clearance[];
};

/** A drawing that nothing can be measured on yet has no pool on it. */
export function usePoolOnPlot({ plot, place, design }: PlotTable): PoolOnPlot | null {
  const sound = useMemo(() => plot !== null && faultsOf(plot).length === 0, [plot]);
  const outline = useMemo(() => outlineOf(drawnDesign(design)), [design]);
  return useMemo(() => {
    if (!plot || !place || !sound) return null;
    const site = { plot, place };
    const clearances = clearancesOf(site, outline, design.deepFt);
    return { site, design: { ...design, site }, outline, clearances };
  }, [plot, place, sound, outline, design]);
}

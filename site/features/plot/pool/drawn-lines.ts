import { nearestOn, type Segment, segmentsOf } from '#domain/geometry/distance.ts';
import { cyclic, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { drawnClearances } from '#domain/plot/clearance-words.ts';
import type { Clearance } from '#domain/plot/distances.ts';
import type { Plot, PlotPart } from '#domain/plot/plot.ts';
import { outlineOnPlot } from '#domain/plot/site.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

const SAME_FT = 0.01;

function sidesOf(plot: Plot, to: PlotPart): readonly Segment[] {
  if (to.part === 'edge') return [cyclic(edgesOf(plot.lot.corners), to.index)];
  if (to.part === 'building') return edgesOf(plot.buildings[to.index]?.corners ?? []);
  if (to.part === 'easement') return edgesOf(plot.easements[to.index]?.corners ?? []);
  if (to.part === 'septic') return edgesOf(plot.septic[to.index]?.corners ?? []);
  return to.part === 'line' ? segmentsOf(plot.lines[to.index]?.path ?? []) : [];
}

const isAt = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < SAME_FT;

/** Two parallel sides are as near in their middles as at a corner, and a line between them is easier to read there. */
function middled(plot: Plot, water: Polygon, clearance: Clearance): Clearance {
  const targets = sidesOf(plot, clearance.to);
  if (clearance.feet <= 0 || targets.length === 0) return clearance;
  for (const [a, b] of edgesOf(water)) {
    if (!isAt(a, clearance.from) && !isAt(b, clearance.from)) continue;
    const from: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const { feet, at } = nearestOn(targets, from);
    if (feet < clearance.feet + SAME_FT) return { ...clearance, from, at };
  }
  return clearance;
}

/** The distances that are drawn beside a pool, each where it is read best. */
export function drawnLines({ site: { plot, place }, outline, clearances }: PoolOnPlot): Clearance[] {
  const water = outlineOnPlot(place, outline);
  return drawnClearances(clearances).map((clearance) => middled(plot, water, clearance));
}

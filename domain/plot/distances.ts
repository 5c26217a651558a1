import {
  type Gap,
  gapBetween,
  gapOfOutlines,
  gapToPath,
  gapToPoint,
  nearestOn,
  pointsOutside,
  reachInto,
  type Segment,
  segmentsOf,
} from '#domain/geometry/distance.ts';
import { clip, edgesOf, type Polygon } from '#domain/geometry/plane.ts';
import type { Plot, PlotPart } from './plot.ts';
import { outlineOnPlot, type Site } from './site.ts';

/**
 * `clear`: far enough. `close`: less than wanted. `overlap`: on top of it. `outside`: beyond this side of the lot.
 * Notes, never a conflict: `canopy` (leaves fall into the water), `trunk` (the tree stands in the pool), `depth` (too close
 * for cities that add a foot to the gap for each foot of depth at the deep end).
 */
export type ClearanceKind = 'clear' | 'close' | 'overlap' | 'outside' | 'canopy' | 'trunk' | 'depth';

export type Clearance = Gap & {
  kind: ClearanceKind;
  to: PlotPart;
  /** Setback, gap, or canopy radius; for a `depth` note the gap and the depth. */
  wantedFt: number;
  conflict: boolean;
  /** Only of a `depth` note. */
  depthFt?: number;
};

/** Rounding a place to hundredths of a foot breaks no rule. */
const SLACK_FT = 1e-6;

const CONFLICTS: readonly ClearanceKind[] = ['close', 'overlap', 'outside'];

const told = (kind: ClearanceKind, to: PlotPart, wantedFt: number, gap: Gap): Clearance => ({
  ...gap,
  kind,
  to,
  wantedFt,
  conflict: CONFLICTS.includes(kind),
});

function kept(to: PlotPart, wantedFt: number, gap: Gap): Clearance {
  const kind = gap.feet < 0 ? 'overlap' : gap.feet < wantedFt - SLACK_FT ? 'close' : 'clear';
  return told(kind, to, wantedFt, gap);
}

/**
 * The water's distance to everything on the plot, in this order: sides of the lot, buildings, easements, lines, septic, trees, notes on
 * depth (only with `deepFt`). `outline` is the water in layout coordinates (`outlineOf(design)`); `from` lies on the water's edge and `at`
 * on the other thing, both in plot coordinates. `feet` is negative where they overlap: as far as one reaches into the other.
 */
export function clearancesOf({ plot, place }: Site, outline: Polygon, deepFt?: number): Clearance[] {
  const water = outlineOnPlot(place, outline);
  const deepEnd = deepFt === undefined ? [] : outlineOnPlot(place, clip(outline, -1, 0, 0));
  return [
    ...lotClearances(plot.lot, water),
    ...plot.buildings.map(({ corners, gapFt }, index) =>
      kept({ part: 'building', index }, gapFt, gapOfOutlines(water, corners)),
    ),
    ...plot.easements.map(({ corners }, index) =>
      kept({ part: 'easement', index }, 0, gapOfOutlines(water, corners)),
    ),
    ...plot.lines.map(({ path, gapFt }, index) =>
      kept({ part: 'line', index }, gapFt, gapToPath(water, segmentsOf(path))),
    ),
    ...plot.septic.map(({ corners, gapFt }, index) =>
      kept({ part: 'septic', index }, gapFt, gapOfOutlines(water, corners)),
    ),
    ...plot.trees.map((tree, index) => treeClearance(tree, index, water)),
    ...(deepFt === undefined ? [] : depthNotes(plot, deepEnd, deepFt)),
  ];
}

/** Beyond which side a point lies is told by the side that is nearest to it. */
function lotClearances({ corners, edges }: Plot['lot'], water: Polygon): Clearance[] {
  const sides = edgesOf(corners);
  const beyond = sides.map((): Gap | null => null);
  for (const point of pointsOutside(corners, edgesOf(water))) {
    const index = nearestSide(sides, point);
    if (point.feet > -(beyond[index]?.feet ?? 0)) beyond[index] = { ...point, feet: -point.feet };
  }
  return sides.map((side, index) => {
    const to: PlotPart = { part: 'edge', index };
    const wantedFt = edges[index]?.setbackFt ?? 0;
    const out = beyond[index] ?? reachInto(water, [side]);
    return out ? told('outside', to, wantedFt, out) : kept(to, wantedFt, gapBetween(edgesOf(water), [side]));
  });
}

function nearestSide(sides: readonly Segment[], { feet, from }: Gap): number {
  return sides.findIndex((side) => nearestOn([side], from).feet <= feet);
}

function treeClearance({ at, canopyFt }: Plot['trees'][number], index: number, water: Polygon): Clearance {
  const gap = gapToPoint(water, at);
  const kind = gap.feet <= 0 ? 'trunk' : gap.feet < canopyFt ? 'canopy' : 'clear';
  return told(kind, { part: 'tree', index }, canopyFt, gap);
}

function depthNotes(plot: Plot, deepEnd: Polygon, depthFt: number): Clearance[] {
  return plot.buildings.flatMap(({ corners, gapFt }, index) => {
    const gap = gapOfOutlines(deepEnd, corners);
    const wantedFt = gapFt + depthFt;
    if (gap.feet < 0 || gap.feet >= wantedFt - SLACK_FT) return [];
    return [{ ...told('depth', { part: 'building', index }, wantedFt, gap), depthFt }];
  });
}

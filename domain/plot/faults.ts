import { areaOf, edgesOf, type Point, type Polygon, turn } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS, type Plot, type PlotPart } from './plot.ts';

// What makes a drawing unusable. The words for it stand in the content.

export type FaultKind = 'crossing' | 'no-length' | 'too-small' | 'too-large' | 'edges-differ';
export type Fault = { kind: FaultKind; at: PlotPart };

const SHORTEST_FT = 0.05;

const isShort = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]) < SHORTEST_FT;

const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
const isOn = (point: Point, a: Point, b: Point) =>
  Math.abs(turn(a, b, point)) < 1e-9 && between(point[0], a[0], b[0]) && between(point[1], a[1], b[1]);

/** Whether two sides share any point. */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
  return isOn(a, c, d) || isOn(b, c, d) || isOn(c, a, b) || isOn(d, a, b);
}

/** Sides that are neighbors share a corner; any other meeting is a crossing, and so is one that folds back on its neighbor. */
function crossesItself(outline: Polygon): boolean {
  const edges = edgesOf(outline);
  return edges.some(([a, b], i) =>
    edges.some(([c, d], j) => {
      if (j <= i) return false;
      const next = j === i + 1;
      const last = i === 0 && j === edges.length - 1;
      if (next) return isOn(d, a, b) || isOn(a, c, d);
      if (last) return isOn(c, a, b) || isOn(b, c, d);
      return meet(a, b, c, d);
    }),
  );
}

function outlineFaults(outline: Polygon, at: PlotPart): Fault[] {
  if (edgesOf(outline).some(isShort)) return [{ kind: 'no-length', at }];
  return crossesItself(outline) ? [{ kind: 'crossing', at }] : [];
}

function lotFaults({ corners, edges }: Plot['lot']): Fault[] {
  const at: PlotPart = { part: 'lot' };
  const faults = outlineFaults(corners, at);
  if (edges.length !== corners.length) faults.push({ kind: 'edges-differ', at });
  if (faults.length > 0) return faults;
  const area = areaOf(corners);
  if (area < PLOT_LIMITS.areaSqFt.min) return [{ kind: 'too-small', at }];
  return area > PLOT_LIMITS.areaSqFt.max ? [{ kind: 'too-large', at }] : [];
}

export const faultsOf = (plot: Plot): Fault[] => [
  ...lotFaults(plot.lot),
  ...plot.buildings.flatMap(({ corners }, index) => outlineFaults(corners, { part: 'building', index })),
  ...plot.easements.flatMap(({ corners }, index) => outlineFaults(corners, { part: 'easement', index })),
  ...plot.septic.flatMap(({ corners }, index) => outlineFaults(corners, { part: 'septic', index })),
  ...plot.lines.flatMap(({ path }, index): Fault[] =>
    path.slice(1).some((to, i) => isShort([path[i] ?? to, to]))
      ? [{ kind: 'no-length', at: { part: 'line', index } }]
      : [],
  ),
];

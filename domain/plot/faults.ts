import { segmentsOf } from '#domain/geometry/distance.ts';
import { areaOf, boundsOf, edgesOf, type Point, type Polygon, turn } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS, type Plot, type PlotPart } from './plot.ts';

// What makes a drawing unusable. The words for it stand in the content.

export type FaultKind =
  | 'crossing'
  | 'no-length'
  | 'too-small'
  | 'too-large'
  | 'too-large-building'
  | 'too-many-corners'
  | 'too-long'
  | 'too-far'
  | 'edges-differ';
export type Fault = { kind: FaultKind; at: PlotPart };

const SHORTEST_FT = 0.05;
/** Far from the origin a corner on a side is a hair beside it. */
const TOUCH_FT = 1e-6;

const isShort = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]) < SHORTEST_FT;

const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
const isOn = (point: Point, a: Point, b: Point) =>
  Math.abs(turn(a, b, point)) <= TOUCH_FT * Math.hypot(b[0] - a[0], b[1] - a[1]) &&
  between(point[0], a[0], b[0]) &&
  between(point[1], a[1], b[1]);

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

type Side = readonly [Point, Point];
const lengthOf = (sides: readonly Side[]) =>
  sides.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);

export const mostAround = ({ part }: PlotPart) => PLOT_LIMITS.aroundFt[part === 'building' ? part : 'other'];

/** Of an outline or a line; the first is enough to be mended. */
function sideFaults(sides: readonly Side[], at: PlotPart): Fault[] {
  if (sides.some(isShort)) return [{ kind: 'no-length', at }];
  return lengthOf(sides) > mostAround(at) ? [{ kind: 'too-long', at }] : [];
}

function outlineFaults(outline: Polygon, at: PlotPart): Fault[] {
  const faults = sideFaults(edgesOf(outline), at);
  if (faults.length > 0) return faults;
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

type IsFar = (points: readonly Point[]) => boolean;

function farFrom(lot: Polygon): IsFar {
  const { x0, z0, x1, z1 } = boundsOf(lot);
  const most = PLOT_LIMITS.besideFt;
  return (points) =>
    points.some(([x, y]) => x < x0 - most || x > x1 + most || y < z0 - most || y > z1 + most);
}

function partFaults(corners: Polygon, at: PlotPart, isFar: IsFar): Fault[] {
  if (corners.length > PLOT_LIMITS.partCorners) return [{ kind: 'too-many-corners', at }];
  if (isFar(corners)) return [{ kind: 'too-far', at }];
  const faults = outlineFaults(corners, at);
  if (faults.length > 0) return faults;
  const area = areaOf(corners);
  if (at.part === 'building' && area > PLOT_LIMITS.buildingSqFt) return [{ kind: 'too-large-building', at }];
  return area > PLOT_LIMITS.areaSqFt.max ? [{ kind: 'too-large', at }] : [];
}

function lineFaults(path: readonly Point[], at: PlotPart, isFar: IsFar): Fault[] {
  if (path.length > PLOT_LIMITS.partCorners) return [{ kind: 'too-many-corners', at }];
  if (isFar(path)) return [{ kind: 'too-far', at }];
  return sideFaults(segmentsOf(path), at);
}

export function faultsOf(plot: Plot): Fault[] {
  const isFar = farFrom(plot.lot.corners);
  const far = (point: Point, at: PlotPart): Fault[] => (isFar([point]) ? [{ kind: 'too-far', at }] : []);
  return [
    ...lotFaults(plot.lot),
    ...plot.buildings.flatMap(({ corners }, index) =>
      partFaults(corners, { part: 'building', index }, isFar),
    ),
    ...plot.easements.flatMap(({ corners }, index) =>
      partFaults(corners, { part: 'easement', index }, isFar),
    ),
    ...plot.septic.flatMap(({ corners }, index) => partFaults(corners, { part: 'septic', index }, isFar)),
    ...plot.lines.flatMap(({ path }, index) => lineFaults(path, { part: 'line', index }, isFar)),
    ...plot.trees.flatMap(({ at }, index) => far(at, { part: 'tree', index })),
    ...plot.heights.flatMap(({ at }, index) => far(at, { part: 'height', index })),
    ...(plot.access ? far(plot.access.at, { part: 'access' }) : []),
  ];
}

import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  type Path64,
  type Paths64,
} from 'clipper2-ts';
import { edgesOf, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Plot } from './plot.ts';

// The library counts in whole numbers: thousandths of a foot, a tenth of what a drawing can say.
const PER_FOOT = 1000;
/** How far a round corner may be off, in thousandths of a foot. */
const ARC_TOLERANCE = 2;

const whole = ([x, y]: Point) => ({ x: Math.round(x * PER_FOOT), y: Math.round(y * PER_FOOT) });
const ring = (outline: Polygon): Path64 => oriented(outline).map(whole);

/** Everything closer than `feet`. */
function grown(path: readonly Point[], feet: number, end: EndType, tolerance: number): Paths64 {
  if (feet <= 0) return end === EndType.Polygon ? [ring(path)] : [];
  const paths = [end === EndType.Polygon ? ring(path) : path.map(whole)];
  return inflatePaths(paths, feet * PER_FOOT, JoinType.Round, end, 2, tolerance);
}

/** Sharper corners than this are cut off. */
const MITER_LIMIT = 4;

/** A setback belongs to its side, round its ends: in a concave lot it does not reach where its neighbors' lines would be drawn on. */
function takenGround({ lot, buildings, easements, lines, septic }: Plot, extraFt: number): Paths64 {
  // What is kept more than asked may be spent on corners that are less round.
  const tolerance = ARC_TOLERANCE + (extraFt * PER_FOOT) / 2;
  return [
    ...edgesOf(lot.corners).flatMap((side, i) =>
      grown(side, (lot.edges[i]?.setbackFt ?? 0) + extraFt, EndType.Round, tolerance),
    ),
    ...[...buildings, ...septic].flatMap(({ corners, gapFt }) =>
      grown(corners, gapFt + extraFt, EndType.Polygon, tolerance),
    ),
    ...easements.flatMap(({ corners }) => grown(corners, extraFt, EndType.Polygon, tolerance)),
    ...lines.flatMap(({ path, gapFt }) => grown(path, gapFt + extraFt, EndType.Round, tolerance)),
  ];
}

/**
 * Where water may be: the lot without what every distance on it takes away. Rings for an even-odd fill: a hole (a shed amid the lawn) is a
 * ring of its own. `extraFt` keeps that much more from everything; `without` are outlines that take ground as well.
 */
export function buildableArea(plot: Plot, extraFt = 0, without: readonly Polygon[] = []): Polygon[] {
  const taken = [...takenGround(plot, extraFt), ...without.map(ring)];
  return feetOf(difference([ring(plot.lot.corners)], taken, FillRule.NonZero));
}

const feetOf = (paths: Paths64): Polygon[] =>
  paths.map((path) => path.map(({ x, y }): Point => [x / PER_FOOT, y / PER_FOOT]));

/** Of that, what a pool as wide as this can reach: no strip too narrow for it, and no horn where a round corner meets a line. */
export function roomForPool(plot: Plot, widthFt: number): Polygon[] {
  const free = buildableArea(plot).map((outline) => outline.map(whole));
  const half = (widthFt / 2) * PER_FOOT;
  const within = inflatePaths(free, -half, JoinType.Round, EndType.Polygon, 2, ARC_TOLERANCE);
  const reached = inflatePaths(within, half, JoinType.Miter, EndType.Polygon, MITER_LIMIT);
  return feetOf(intersect(reached, free, FillRule.EvenOdd));
}

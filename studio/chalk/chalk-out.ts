import type { Feature } from '#domain/design/features.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, type Point } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { type Arc, piecesOf } from '#studio/sheets/layout/arcs.ts';
import { away, referencesOf } from '#studio/sheets/layout/stake-out.ts';
import { type ChalkPoint, chalkPoints, toTheInch } from './chalk-points.ts';

// Everything that the stake-out sheet tells, to the inch: a string from peg A at the shallow end to peg B at the deep one, the marks
// beside it, and what shows that it was measured well.

/** A mark on each side at most: a place along the string where the edge is crossed more often has several rows. Zero is on it. */
export type ChalkRow = { stationFt: number; leftFt: number | null; rightFt: number | null };
type Check = { from: ChalkPoint; to: ChalkPoint; lengthFt: number };
type ChalkArc = ChalkPoint & { radiusFt: number };
/** What stands in the water or at its edge, as far as it reaches along the string and beside it. */
type Marked = { kind: Feature; fromFt: number; toFt: number; leftFt: number; rightFt: number };
/** From both ends of a wall of the house, or of a side of the lot. */
export type Baseline = {
  kind: 'house' | 'lot';
  ends: readonly [Point, Point];
  lengthFt: number;
  toA: readonly [number, number];
  toB: readonly [number, number];
};

export type ChalkOut = {
  pegs: readonly [Point, Point];
  stringFt: number;
  points: readonly ChalkPoint[];
  rows: readonly ChalkRow[];
  checks: readonly Check[];
  arcs: readonly ChalkArc[];
  marked: readonly Marked[];
  /** Nothing where the pool stands on no land in particular. */
  baseline: Baseline | null;
  /** The longest that is measured at once, and a tape as it is sold that reaches so far. */
  longestFt: number;
  tapeFt: number;
};

const MARKED: readonly Feature[] = ['Raised Spa', 'Sunshelf', 'Beach Entry', 'Cold Plunge', 'Swim-Up Bar'];
/** An arc that is meant as one: the edge follows it closely, and a tape reaches its center. */
const TRUE_ARC_FT = 0.3 / 12;
const LONGEST_RADIUS_FT = 60;
const LEAST_TURN = Math.PI / 5;
const MOST_ARCS = 6;

export function chalkOut(layout: Layout): ChalkOut {
  const { outline } = layout.pool;
  const { x0, x1 } = boundsOf(outline);
  const points = chalkPoints(outline);
  const pegs = [
    [x0, 0],
    [x1, 0],
  ] as const;
  const stringFt = toTheInch(x1 - x0);
  const checks = checksOf(points);
  const baseline = baselineOf(layout, pegs);
  const longestFt = Math.max(
    stringFt,
    ...checks.map(({ lengthFt }) => lengthFt),
    ...(baseline ? [...baseline.toA, ...baseline.toB] : []),
  );
  return {
    pegs,
    stringFt,
    points,
    rows: rowsOf(points),
    checks,
    arcs: arcsOf(layout, x0),
    marked: markedIn(layout, x0),
    baseline,
    longestFt,
    tapeFt: TAPES_FT.find((feet) => feet >= longestFt) ?? Math.ceil(longestFt / 100) * 100,
  };
}

const TAPES_FT = [25, 50, 100, 200];

function rowsOf(points: readonly ChalkPoint[]): ChalkRow[] {
  const stations = [...new Set(points.map(({ stationFt }) => stationFt))].toSorted((a, b) => a - b);
  return stations.flatMap((stationFt) => {
    const here = points.filter((point) => point.stationFt === stationFt).map(({ offsetFt }) => offsetFt);
    const side = (sign: 1 | -1) =>
      [...new Set(here.filter((feet) => feet * sign >= 0).map(Math.abs))].toSorted((a, b) => a - b);
    const [left, right] = [side(-1), side(1)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => ({
      stationFt,
      leftFt: left[i] ?? null,
      rightFt: right[i] ?? null,
    }));
  });
}

/** Across the pool both ways, between the marks farthest out in each quarter. */
function checksOf(points: readonly ChalkPoint[]): Check[] {
  const half = Math.max(...points.map(({ stationFt }) => stationFt)) / 2;
  const farthest = (end: 1 | -1, side: 1 | -1) =>
    points
      .map((point) => ({ point, out: [(point.stationFt - half) * end, point.offsetFt * side] as const }))
      .filter(({ out: [along, aside] }) => along > 0 && aside > 0)
      .toSorted((a, b) => b.out[0] * b.out[1] - a.out[0] * a.out[1])[0]?.point;
  return ([-1, 1] as const).flatMap((side): Check[] => {
    const [from, to] = [farthest(-1, side), farthest(1, side === 1 ? -1 : 1)];
    if (!from || !to) return [];
    const lengthFt = Math.hypot(to.stationFt - from.stationFt, to.offsetFt - from.offsetFt);
    return [{ from, to, lengthFt: toTheInch(lengthFt) }];
  });
}

/** Round ends and rounded corners; a freely drawn curve has none that is worth a peg. */
function arcsOf({ pool, design }: Layout, x0: number): ChalkArc[] {
  if (design.shape === 'Round' && Math.abs(pool.lengthFt - pool.widthFt) < TRUE_ARC_FT)
    return [{ stationFt: toTheInch(pool.lengthFt / 2), offsetFt: 0, radiusFt: toTheInch(pool.lengthFt / 2) }];
  const isTrue = ({ deviationFt, radiusFt, lengthFt }: Arc) =>
    deviationFt <= TRUE_ARC_FT && radiusFt <= LONGEST_RADIUS_FT && lengthFt / radiusFt >= LEAST_TURN;
  const pieces = piecesOf(pool.outline);
  const curves = pieces.filter((piece) => piece.kind === 'arc');
  const found = curves.filter(isTrue);
  // All of its curves or none: half an outline by arcs would leave the rest unsaid.
  if (found.length < curves.length || found.length > MOST_ARCS) return [];
  return found.map(({ center, radiusFt }) => ({
    stationFt: toTheInch(center[0] - x0),
    offsetFt: toTheInch(center[1]),
    radiusFt: toTheInch(radiusFt),
  }));
}

function markedIn({ items }: Layout, x0: number): Marked[] {
  return MARKED.flatMap((kind) =>
    items
      .filter((item) => item.kind === kind)
      .map(({ outline }) => {
        const bounds = boundsOf(outline);
        return {
          kind,
          fromFt: toTheInch(bounds.x0 - x0),
          toFt: toTheInch(bounds.x1 - x0),
          leftFt: toTheInch(bounds.z0),
          rightFt: toTheInch(bounds.z1),
        };
      }),
  );
}

function baselineOf(layout: Layout, [a, b]: ChalkOut['pegs']): Baseline | null {
  const side = sideOf(layout);
  if (!side) return null;
  const [first, last] = side.ends;
  const from = (peg: Point) => [toTheInch(away(first, peg)), toTheInch(away(last, peg))] as const;
  return { ...side, lengthFt: toTheInch(away(first, last)), toA: from(a), toB: from(b) };
}

/** A wall that is near, else the side of the lot that is. */
function sideOf(layout: Layout): Pick<Baseline, 'kind' | 'ends'> | null {
  const { plot, pool } = layout;
  if (!plot) return null;
  const { kind, a, b } = referencesOf(layout);
  if (kind === 'house') return { kind: 'house', ends: [a, b] };
  const middle: Point = [0, 0];
  const [nearest] = edgesOf(plot.lot)
    .filter(([p, q]) => away(p, q) >= pool.widthFt / 2)
    .toSorted((one, two) => nearestOn([one], middle).feet - nearestOn([two], middle).feet);
  return nearest ? { kind: 'lot', ends: nearest } : null;
}

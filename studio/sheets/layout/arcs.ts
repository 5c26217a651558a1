import { cyclic, edgesOf, oriented, type Point, type Polygon, turn } from '#domain/geometry/plane.ts';

// An outline as somebody lays it out: straight sides, and arcs with a center and a radius that follow the water's edge. How far an
// arc leaves the edge is told with it.

export type Side = { kind: 'side'; from: Point; to: Point; lengthFt: number };
export type Arc = {
  kind: 'arc';
  from: Point;
  to: Point;
  center: Point;
  radiusFt: number;
  lengthFt: number;
  /** Where it is halfway. */
  middle: Point;
  /** The farthest that the edge lies from it. */
  deviationFt: number;
};
export type Piece = Side | Arc;

/** Closer than a digger works. */
const TOLERANCE_FT = 1 / 12;
const CORNER_RAD = 0.6;
const STRAIGHT_FT = 400;
const STARTS = 12;

const away = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export function piecesOf(outline: Polygon): Piece[] {
  const ring = withoutFlats(oriented(outline));
  const breaks = breaksOf(ring);
  const [first] = breaks;
  if (first === undefined) return roundPieces(ring);
  return breaks.flatMap((from, i) => {
    const to = breaks[i + 1] ?? first + ring.length;
    return followed(Array.from({ length: to - from + 1 }, (_, k) => cyclic(ring, from + k)));
  });
}

/** Of the way at each corner, positive to one side. */
const turnsOf = (ring: Polygon): number[] =>
  ring.map((corner, i) => {
    const [before, after] = [cyclic(ring, i - 1), cyclic(ring, i + 1)];
    const off = turn(before, corner, after) / Math.max(1, away(before, after));
    return Math.abs(off) > 1e-6 ? off : 0;
  });

/** A point without a turn is kept where one arc goes over into another that bends the other way. */
function withoutFlats(ring: Polygon): Polygon {
  const turns = turnsOf(ring);
  return ring.filter((_, i) => turns[i] !== 0 || cyclic(turns, i - 1) * cyclic(turns, i + 1) < 0);
}

/** Corners, both ends of what is drawn straight, and where the bend changes sides. */
function breaksOf(ring: Polygon): number[] {
  const lengths = edgesOf(ring).map(([a, b]) => away(a, b));
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  const straight = (i: number) =>
    ring.length <= 8 || (cyclic(lengths, i) > 3 * usual && cyclic(lengths, i) > 1);
  const turns = turnsOf(ring);
  const flips = (i: number) => {
    const [before, here, after] = [cyclic(turns, i - 1), cyclic(turns, i), cyclic(turns, i + 1)];
    if (here === 0) return before * after < 0;
    if ([i - 1, i, i + 1].some((k) => cornered(ring, k))) return false;
    return (
      (before * here < 0 && Math.abs(here) <= Math.abs(before)) ||
      (here * after < 0 && Math.abs(here) < Math.abs(after))
    );
  };
  return ring.flatMap((_, i) => (straight(i) || straight(i - 1) || cornered(ring, i) || flips(i) ? [i] : []));
}

function cornered(ring: Polygon, i: number): boolean {
  const [p, q, r] = [cyclic(ring, i - 1), cyclic(ring, i), cyclic(ring, i + 1)];
  const dot = (q[0] - p[0]) * (r[0] - q[0]) + (q[1] - p[1]) * (r[1] - q[1]);
  return Math.abs(Math.atan2(turn(p, q, r), dot)) > CORNER_RAD;
}

/** Without a corner: begun where it takes the fewest arcs. */
function roundPieces(ring: Polygon): Piece[] {
  const tries = Array.from({ length: STARTS }, (_, k) => {
    const start = Math.floor((k * ring.length) / STARTS / 2);
    return followed(Array.from({ length: ring.length + 1 }, (_, i) => cyclic(ring, start + i)));
  });
  return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** As far along as one arc stays near, then the next; what is left over at the end is shared with the arc before it. */
function followed(path: readonly Point[]): Piece[] {
  const cuts = [0];
  for (let from = 0; from + 1 < path.length; from = cuts.at(-1) ?? path.length) {
    let to = from + 1;
    while (to + 1 < path.length && isNear(pieceOver(path.slice(from, to + 2)))) to += 1;
    cuts.push(to);
  }
  const [start, last, end] = cuts.slice(-3);
  if (start !== undefined && last !== undefined && end !== undefined && end - last < 3)
    cuts[cuts.length - 2] = sharedCut(path, start, last, end);
  return cuts.slice(1).map((to, i) => pieceOver(path.slice(cuts[i], to + 1)));
}

/** The one nearest to the middle that leaves both pieces near. */
function sharedCut(path: readonly Point[], start: number, last: number, end: number): number {
  const middle = (start + end) / 2;
  const cuts = Array.from({ length: end - start - 1 }, (_, i) => start + 1 + i).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  const near = (from: number, to: number) => isNear(pieceOver(path.slice(from, to + 1)));
  return cuts.find((cut) => near(start, cut) && near(cut, end)) ?? last;
}

const isNear = (piece: Piece) => piece.kind === 'side' || piece.deviationFt <= TOLERANCE_FT;

function pieceOver(path: readonly Point[]): Piece {
  const from = path[0] ?? [0, 0];
  const to = path.at(-1) ?? from;
  const side: Side = { kind: 'side', from, to, lengthFt: away(from, to) };
  if (path.length < 3) return side;
  const spots = path.flatMap((point, i): Point[] => {
    const before = path[i - 1];
    return before ? [[(point[0] + before[0]) / 2, (point[1] + before[1]) / 2], point] : [point];
  });
  // The outline's own points lie on the curve that is meant; what is drawn between them is told as off it.
  const rise = bestRise(from, to, risen(from, to, path), path);
  const arc = arcOf(from, to, rise, spots);
  return arc.radiusFt > STRAIGHT_FT && arc.deviationFt < TOLERANCE_FT ? side : arc;
}

/** How far the path stands off its chord at most, with its sign. */
function risen(from: Point, to: Point, spots: readonly Point[]): number {
  const chord = away(from, to) || 1;
  return spots
    .map((spot) => turn(from, to, spot) / chord)
    .reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
}

function bestRise(from: Point, to: Point, rise: number, path: readonly Point[]): number {
  let [low, high] = [rise * 0.7, rise * 1.3];
  for (let i = 0; i < 24; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (arcOf(from, to, a, path).deviationFt < arcOf(from, to, b, path).deviationFt) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** Through both ends, `rise` off the chord in the middle. */
function arcOf(from: Point, to: Point, rise: number, spots: readonly Point[]): Arc {
  const chord = away(from, to);
  const height = Math.abs(rise) < 1e-6 ? 1e-6 : rise;
  const radiusFt = (chord * chord) / 8 / Math.abs(height) + Math.abs(height) / 2;
  const normal: Point = [-(to[1] - from[1]) / (chord || 1), (to[0] - from[0]) / (chord || 1)];
  const off = (feet: number): Point => [
    (from[0] + to[0]) / 2 + normal[0] * feet,
    (from[1] + to[1]) / 2 + normal[1] * feet,
  ];
  const center = off(height - Math.sign(height) * radiusFt);
  const half = 2 * Math.atan2(2 * Math.abs(height), chord);
  return {
    kind: 'arc',
    from,
    to,
    center,
    radiusFt,
    lengthFt: 2 * half * radiusFt,
    middle: off(height),
    deviationFt: spots.reduce((most, spot) => Math.max(most, Math.abs(away(spot, center) - radiusFt)), 0),
  };
}

export type Corner = { at: Point /** Off the water where the corner is rounded. */; rounded: boolean };

/** Where straight sides meet, drawn on past a rounded corner. */
export function cornersOf(pieces: readonly Piece[]): Corner[] {
  const sides = pieces.flatMap((piece, i) => (piece.kind === 'side' ? [{ piece, i }] : []));
  return sides.flatMap(({ piece, i }, k) => {
    const next = cyclic(sides, k + 1);
    const gap = (next.i - i + pieces.length) % pieces.length;
    const at = gap > 2 ? null : crossing(piece, next.piece);
    return at ? [{ at, rounded: gap === 2 }] : [];
  });
}

function crossing(one: Side, other: Side): Point | null {
  const [dx, dz] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [ex, ez] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const cross = dx * ez - dz * ex;
  if (Math.abs(cross) < 0.05 * one.lengthFt * other.lengthFt) return null;
  const t = ((other.from[0] - one.from[0]) * ez - (other.from[1] - one.from[1]) * ex) / cross;
  return [one.from[0] + dx * t, one.from[1] + dz * t];
}

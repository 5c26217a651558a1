import { boundsOf, contains, crossingsOf, type Point } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { cornersOf, type Piece, piecesOf } from './arcs.ts';

// What a digger sets out with two tapes: two reference points, the pool's centerline with its stations, and points of the water's
// edge, each with its offset from the centerline and its swing ties.

export const away = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Feet past the deck within which a house wall is near enough to measure from. */
const NEAR_FT = 25;
const STAKES_OFF_FT = 8;

export type Named = { name: string; at: Point };
export type References = {
  /** At the two corners of a house's wall; or stakes beside the pool. */
  kind: 'house' | 'stakes';
  a: Point;
  b: Point;
  /** What stakes are set from: of the house or of the lot; nothing where there is no land. */
  control: { kind: 'house' | 'lot' | 'none'; points: readonly Named[] };
};

export type StakePoint = {
  name: string;
  at: Point;
  /** Along the centerline from the shallow end. */
  stationFt: number;
  /** To the left (negative) or to the right of somebody who looks from the shallow end to the deep one. */
  offsetFt: number;
  tieAFt: number;
  tieBFt: number;
  /** False for a corner that is rounded off. */
  onEdge: boolean;
};

export type StakeOut = {
  references: References;
  /** Ends of the centerline. */
  line: readonly [Point, Point];
  /** Where the water's edge crosses it, from the shallow end: a rounded end may reach its farthest beside the line. */
  edgeFt: readonly [number, number];
  stationsFt: readonly number[];
  points: readonly StakePoint[];
  pieces: readonly Piece[];
  /** From corner to corner, as a check that the shape is square. */
  diagonals: readonly { from: StakePoint; to: StakePoint; lengthFt: number }[];
  deviationFt: number;
};

export function stakeOutOf(layout: Layout): StakeOut {
  const { pool } = layout;
  const pieces = piecesOf(pool.outline);
  const references = referencesOf(layout);
  const { x0, x1 } = boundsOf(pool.outline);
  const stationsFt = stationsOf(x1 - x0);
  const across = crossingsOf(pool.outline, 0, 1).map((x) => x - x0);
  const stake = (name: string, at: Point, onEdge = true): StakePoint => ({
    name,
    at,
    stationFt: at[0] - x0,
    offsetFt: at[1],
    tieAFt: away(references.a, at),
    tieBFt: away(references.b, at),
    onEdge,
  });
  const corners = cornersOf(pieces).map(({ at, rounded }, i) => stake(`C${i + 1}`, at, !rounded));
  return {
    references,
    line: [
      [x0, 0],
      [x1, 0],
    ],
    edgeFt: [Math.min(...across), Math.max(...across)],
    stationsFt: pool.curved ? stationsFt : [],
    pieces,
    points: pool.curved
      ? stationsFt.flatMap((station, i) => edgePoints(layout, x0 + station, i, stake))
      : [...corners, ...arcEnds(pieces, stake)],
    diagonals: pool.curved ? [] : diagonalsOf(corners),
    deviationFt: Math.max(0, ...pieces.map((piece) => (piece.kind === 'arc' ? piece.deviationFt : 0))),
  };
}

/** Every 2 to 5 feet, and closer where an end turns. */
function stationsOf(lengthFt: number): number[] {
  const step = lengthFt <= 20 ? 2 : lengthFt <= 36 ? 3 : lengthFt <= 60 ? 4 : 5;
  const whole = Array.from({ length: Math.ceil(lengthFt / step) }, (_, i) => i * step);
  const all = [...whole, step / 4, lengthFt - step / 4, lengthFt].toSorted((a, b) => a - b);
  return all.filter((one, i) => one === lengthFt || (all[i + 1] ?? lengthFt) - one > step / 8);
}

type Stake = (name: string, at: Point, onEdge?: boolean) => StakePoint;

function edgePoints({ pool: { outline } }: Layout, x: number, index: number, stake: Stake): StakePoint[] {
  const { x0, x1 } = boundsOf(outline);
  const end = Math.abs(x - x0) < 1e-9 || Math.abs(x - x1) < 1e-9;
  const found = end
    ? outline.filter((corner) => Math.abs(corner[0] - x) < 1e-6).map(([, z]) => z)
    : crossingsOf(outline, x);
  const offsets = found
    .toSorted((a, b) => a - b)
    .filter((z, i, all) => !end || i === 0 || (i === all.length - 1 && z - (all[0] ?? z) > 0.01));
  const used = new Map<string, number>();
  return offsets.map((z) => {
    const side = z < 0 ? 'L' : 'R';
    const count = (used.get(side) ?? 0) + 1;
    used.set(side, count);
    return stake(`${index}${side}${count > 1 ? count : ''}`, [x, z]);
  });
}

function arcEnds(pieces: readonly Piece[], stake: Stake): StakePoint[] {
  const ends = pieces.flatMap((piece, i) =>
    piece.kind === 'arc' || pieces.at(i - 1)?.kind === 'arc' ? [piece.from] : [],
  );
  return ends.map((at, i) => stake(`T${i + 1}`, at));
}

function diagonalsOf(corners: readonly StakePoint[]): StakeOut['diagonals'] {
  const half = Math.floor(corners.length / 2);
  return corners.slice(0, half).flatMap((from, i) => {
    const to = corners[i + half];
    return to && corners.length % 2 === 0 ? [{ from, to, lengthFt: away(from.at, to.at) }] : [];
  });
}

export function referencesOf(layout: Layout): References {
  const wall = wallOf(layout);
  const { x0, z0, x1, z1 } = boundsOf(layout.deck);
  const near = ([x, z]: Point) =>
    x > x0 - NEAR_FT && x < x1 + NEAR_FT && z > z0 - NEAR_FT && z < z1 + NEAR_FT;
  if (wall?.every(near)) {
    const [a, b] = wall;
    return { kind: 'house', a, b, control: { kind: 'none', points: [] } };
  }
  const [a, b] = stakesBeside(layout);
  return { kind: 'stakes', a, b, control: controlOf(layout, wall) };
}

/** The corners of the wall that faces the pool, the one at the shallow end first. */
function wallOf({ house }: Layout): readonly [Point, Point] | null {
  if (!house) return null;
  const { x, z, yaw } = house.anchor;
  const half = house.widthFt / 2;
  const ends = [-half, half].map((along): Point => [x + Math.cos(yaw) * along, z - Math.sin(yaw) * along]);
  const [first, last] = ends.toSorted((p, q) => p[0] - q[0]);
  return first && last ? [first, last] : null;
}

/** On a line beside the water, behind it where the land allows. */
function stakesBeside({ pool, plot }: Layout): readonly [Point, Point] {
  const { x0, z0, x1, z1 } = boundsOf(pool.outline);
  const beside = (z: number): readonly [Point, Point] => [
    [x0, z],
    [x1, z],
  ];
  const free = (ends: readonly [Point, Point]) =>
    !plot ||
    ends.every(
      (end) => contains(plot.lot, end) && !plot.buildings.some(({ outline }) => contains(outline, end)),
    );
  const lines = [beside(z0 - STAKES_OFF_FT), beside(z1 + STAKES_OFF_FT)] as const;
  return lines.find(free) ?? lines[0];
}

function controlOf({ plot }: Layout, wall: readonly [Point, Point] | null): References['control'] {
  if (wall) return { kind: 'house', points: wall.map((at, i) => ({ name: `H${i + 1}`, at })) };
  if (!plot) return { kind: 'none', points: [] };
  const nearest = plot.lot
    .map((at, i) => ({ name: `L${i + 1}`, at }))
    .toSorted((p, q) => Math.hypot(...p.at) - Math.hypot(...q.at))
    .slice(0, 2);
  return { kind: 'lot', points: nearest };
}

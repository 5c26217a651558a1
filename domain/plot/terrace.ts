import {
  boundsOf,
  contains,
  cyclic,
  edgesOf,
  oriented,
  type Point,
  type Polygon,
  shareWithin,
} from '#domain/geometry/plane.ts';
import type { Plot } from './plot.ts';

// The level ground that a pool needs: its water, the coping, and a strip of deck to walk on, as far as the lot reaches and no
// building stands. Told by points and by short pieces of its edge, not as an outline: so it needs no clipping, which would come
// along in the script of every page that tells a price.

/** Of deck around the coping, wide enough to walk past a chair. */
export const DECK_STRIP_FT = 5;

/** Of the edge, at most this long. */
const PIECE_FT = 0.5;
/** Between two points of an arc. */
const ARC_STEP = Math.PI / 36;
/** A chord of an arc lies a little inside it. */
const SLACK_FT = 0.01;
/** What is shorter is left over from a crossing. */
const SHORTEST_RUN_FT = 1;

export type Piece = readonly [Point, Point];
export type Terrace = {
  water: Polygon;
  has: (point: Point) => boolean;
  /** The edge as runs of pieces that follow one another; a run ends where the lot or a building cuts it. */
  edge: readonly (readonly Piece[])[];
  /** From the water. */
  reachFt: number;
  bounds: { x0: number; y0: number; x1: number; y1: number };
};

export function terraceOf(plot: Pick<Plot, 'lot' | 'buildings'>, water: Polygon, copingFt: number): Terrace {
  const reachFt = copingFt + DECK_STRIP_FT;
  const lot = plot.lot.corners;
  const box = boundsOf(water);
  const bounds = { x0: box.x0 - reachFt, y0: box.z0 - reachFt, x1: box.x1 + reachFt, y1: box.z1 + reachFt };
  const isWithin = nearTo(water);
  const isNear = (point: Point) =>
    isInside(bounds, point) && (contains(water, point) || isWithin(point, reachFt));
  const buildings = plot.buildings.map(({ corners }) => corners).filter((corners) => meets(bounds, corners));
  const isBuilt = (point: Point, but?: Polygon) =>
    buildings.some((corners) => corners !== but && contains(corners, point));
  const isFree = (point: Point) => contains(lot, point) && !isBuilt(point);
  const isOnEdge = (point: Point) =>
    isWithin(point, reachFt + SLACK_FT) && !isWithin(point, reachFt - SLACK_FT);
  const edge = [
    ...runsOf(bounds, edgesOf(grown(water, reachFt)), (point) => isOnEdge(point) && isFree(point)),
    ...runsOf(bounds, edgesOf(lot), (point) => isNear(point) && !isBuilt(point)),
    ...buildings.flatMap((corners) =>
      runsOf(
        bounds,
        edgesOf(corners),
        (point) => isNear(point) && contains(lot, point) && !isBuilt(point, corners),
      ),
    ),
  ];
  return { water, reachFt, bounds, has: (point) => isNear(point) && isFree(point), edge };
}

/** Asked for thousands of points, so without making anything. */
function nearTo(water: Polygon): (point: Point, feet: number) => boolean {
  const sides = edgesOf(water).map(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    return { ax, ay, dx, dy, square: dx * dx + dy * dy || 1 };
  });
  return ([x, y], feet) => {
    for (const { ax, ay, dx, dy, square } of sides) {
      const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
      const [fx, fy] = [ax + dx * share - x, ay + dy * share - y];
      if (fx * fx + fy * fy <= feet * feet) return true;
    }
    return false;
  };
}

const isInside = ({ x0, x1, y0, y1 }: Terrace['bounds'], [x, y]: Point) =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

function meets(bounds: Terrace['bounds'], outline: Polygon): boolean {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return x1 >= bounds.x0 && x0 <= bounds.x1 && z1 >= bounds.y0 && z0 <= bounds.y1;
}

/**
 * Every side moved out, with arcs around the corners. Where the water bends inwards more tightly than this reaches, it crosses itself;
 * those pieces lie too near to the water or too far from it, and are dropped.
 */
export function grown(water: Polygon, reachFt: number): Polygon {
  const ring = oriented(water);
  return ring.flatMap((corner, i): Point[] => {
    const from = outwards(cyclic(ring, i - 1), corner);
    const by = angleBetween(from, outwards(corner, cyclic(ring, i + 1)));
    const at = (angle: number, feet: number): Point => [
      corner[0] + Math.cos(angle) * feet,
      corner[1] + Math.sin(angle) * feet,
    ];
    if (by <= 0) return [at(from + by / 2, reachFt / Math.max(0.1, Math.cos(by / 2)))];
    const steps = Math.ceil(by / ARC_STEP);
    return Array.from({ length: steps + 1 }, (_, k) => at(from + (by * k) / steps, reachFt));
  });
}

const outwards = (a: Point, b: Point) => Math.atan2(-(b[0] - a[0]), b[1] - a[1]);

function angleBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** Those within the bounds: a side may be a mile long, and only what passes the terrace is looked at. */
function piecesOf({ x0, y0, x1, y1 }: Terrace['bounds'], sides: readonly Piece[]): Piece[] {
  return sides.flatMap(([a, b]) => {
    const share = shareWithin(a, b, { x0, z0: y0, x1, z1: y1 });
    if (!share) return [];
    const count = Math.ceil(lengthOf([a, b]) / PIECE_FT);
    const first = Math.floor(share.start * count);
    const at = (k: number): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count];
    return Array.from(
      { length: Math.ceil(share.end * count) - first },
      (_, k): Piece => [at(first + k), at(first + k + 1)],
    );
  });
}

export const middleOf = ([a, b]: Piece): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const lengthOf = ([a, b]: Piece): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

type Run<Kind> = { kind: Kind; pieces: Piece[] };

const runsOf = (
  bounds: Terrace['bounds'],
  sides: readonly Piece[],
  keeps: (point: Point) => boolean,
): Piece[][] =>
  groupRuns(piecesOf(bounds, sides), (piece) => (keeps(middleOf(piece)) ? 'kept' : null))
    .map(({ pieces }) => pieces)
    .filter((pieces) => pieces.reduce((sum, piece) => sum + lengthOf(piece), 0) >= SHORTEST_RUN_FT);

/** Neighbors of one kind, together; in a ring, what ends where it begins goes on. */
export function groupRuns<Kind extends string>(
  pieces: readonly Piece[],
  kindOf: (piece: Piece) => Kind | null,
): Run<Kind>[] {
  const runs: Run<Kind>[] = [];
  for (const piece of pieces) {
    const kind = kindOf(piece);
    if (kind === null) continue;
    const run = runs.at(-1);
    if (run?.kind === kind && follows(run.pieces.at(-1), piece)) run.pieces.push(piece);
    else runs.push({ kind, pieces: [piece] });
  }
  return joinedRound(runs);
}

const follows = (before: Piece | undefined, piece: Piece) =>
  before !== undefined && lengthOf([before[1], piece[0]]) < 1e-6;

function joinedRound<Kind>(runs: Run<Kind>[]): Run<Kind>[] {
  const [first, last] = [runs[0], runs.at(-1)];
  const [start, end] = [first?.pieces[0]?.[0], last?.pieces.at(-1)?.[1]];
  if (!first || !last || first === last || first.kind !== last.kind || !start || !end) return runs;
  if (lengthOf([end, start]) > 1e-6) return runs;
  return [{ kind: first.kind, pieces: [...last.pieces, ...first.pieces] }, ...runs.slice(1, -1)];
}

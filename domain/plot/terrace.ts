import { nearestOn } from '#domain/geometry/distance.ts';
import {
  boundsOf,
  contains,
  cyclic,
  edgesOf,
  oriented,
  type Point,
  type Polygon,
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
const ARC_STEP = Math.PI / 18;
/** A chord of an arc lies this much inside it. */
const ARC_SLACK_FT = 0.05;

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
  const sides = edgesOf(water);
  const box = boundsOf(water);
  const bounds = { x0: box.x0 - reachFt, y0: box.z0 - reachFt, x1: box.x1 + reachFt, y1: box.z1 + reachFt };
  const farFt = (point: Point) => nearestOn(sides, point).feet;
  const isNear = (point: Point) => {
    const [x, y] = point;
    if (x < bounds.x0 || x > bounds.x1 || y < bounds.y0 || y > bounds.y1) return false;
    return contains(water, point) || farFt(point) <= reachFt;
  };
  const isBuilt = (point: Point, but = -1) =>
    plot.buildings.some(({ corners }, index) => index !== but && contains(corners, point));
  const onGrown = (point: Point) =>
    farFt(point) >= reachFt - ARC_SLACK_FT && contains(lot, point) && !isBuilt(point);
  return {
    water,
    reachFt,
    bounds,
    has: (point) => isNear(point) && contains(lot, point) && !isBuilt(point),
    edge: [
      ...runsOf(grown(water, reachFt), onGrown),
      ...runsOf(lot, (point) => isNear(point) && !isBuilt(point)),
      ...plot.buildings.flatMap(({ corners }, index) =>
        runsOf(corners, (point) => isNear(point) && contains(lot, point) && !isBuilt(point, index)),
      ),
    ],
  };
}

/** Every side moved out, with arcs around the corners. Where the water bends inwards it crosses itself; those pieces are dropped later. */
function grown(water: Polygon, reachFt: number): Polygon {
  const ring = oriented(water);
  return ring.flatMap((corner, i): Point[] => {
    const from = outwards(cyclic(ring, i - 1), corner);
    const by = angleBetween(from, outwards(corner, cyclic(ring, i + 1)));
    const steps = by > 0 ? Math.max(1, Math.ceil(by / ARC_STEP)) : 1;
    return Array.from({ length: steps + 1 }, (_, k): Point => {
      const angle = from + (by * k) / steps;
      return [corner[0] + Math.cos(angle) * reachFt, corner[1] + Math.sin(angle) * reachFt];
    });
  });
}

const outwards = (a: Point, b: Point) => Math.atan2(-(b[0] - a[0]), b[1] - a[1]);

function angleBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

function piecesOf(outline: Polygon): Piece[] {
  return edgesOf(outline).flatMap(([a, b]) => {
    const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / PIECE_FT);
    const at = (k: number): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count];
    return Array.from({ length: count }, (_, k): Piece => [at(k), at(k + 1)]);
  });
}

export const middleOf = ([a, b]: Piece): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const lengthOf = ([a, b]: Piece): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

type Run<Kind> = { kind: Kind; pieces: Piece[] };

const runsOf = (outline: Polygon, keeps: (point: Point) => boolean): Piece[][] =>
  groupRuns(piecesOf(outline), (piece) => (keeps(middleOf(piece)) ? 'kept' : null)).map(
    ({ pieces }) => pieces,
  );

/** Neighbors of one kind, together; in a ring, what ends where it begins goes on. */
export function groupRuns<Kind extends string>(
  pieces: readonly Piece[],
  kindOf: (piece: Piece) => Kind | null,
): Run<Kind>[] {
  const runs: Run<Kind>[] = [];
  let before: Kind | null = null;
  for (const piece of pieces) {
    const kind = kindOf(piece);
    if (kind !== null && kind === before) runs.at(-1)?.pieces.push(piece);
    else if (kind !== null) runs.push({ kind, pieces: [piece] });
    before = kind;
  }
  return joinedRound(runs);
}

function joinedRound<Kind>(runs: Run<Kind>[]): Run<Kind>[] {
  const [first, last] = [runs[0], runs.at(-1)];
  const [start, end] = [first?.pieces[0]?.[0], last?.pieces.at(-1)?.[1]];
  if (!first || !last || first === last || first.kind !== last.kind || !start || !end) return runs;
  if (lengthOf([end, start]) > 1e-6) return runs;
  return [{ kind: first.kind, pieces: [...last.pieces, ...first.pieces] }, ...runs.slice(1, -1)];
}

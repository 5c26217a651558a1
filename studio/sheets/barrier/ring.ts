import { nearestOn } from '#domain/geometry/distance.ts';
import { lineAround, partsWithin } from '#domain/geometry/line-around.ts';
import { boundsOf, contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { fenceAround } from '#studio/scene/parts/safety-fence.ts';

// The closed line around the water, piece by piece: fence, gate, or the wall of a building that closes it.

export type PieceKind = 'fence' | 'gate' | 'wall';
export type RingPiece = { kind: PieceKind; from: Point; to: Point };

/** From the deck; room to walk behind a chair, and nothing to climb on. */
const OUT_FT = 3;
/** A proposal keeps its posts on the client's own land. */
const INSIDE_LOT_FT = 0.25;
/** A fence has corners, not curves: so far it may cut one. */
const STRAIGHT_FT = 0.6;
const OFF_WALL_FT = 0.02;
/** What lies as near to a wall is the wall. */
const ON_WALL_FT = 0.06;

const lengthOf = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const pieceOf = (kind: PieceKind, from: Point, to: Point): RingPiece[] =>
  lengthOf(from, to) < 0.02 ? [] : [{ kind, from, to }];

/** As designed; null where the design has no fence. */
export function designedRing(layout: Layout): RingPiece[] | null {
  const { fence, house, plot } = layout;
  if (!fence) return null;
  if (plot) return pathPieces(fence.path, fence.gate, wallsOf(layout));
  return closedByHouse(fence.path, fence.gate, house?.outline ?? null);
}

/** Where we would put it: on the lot, outside of the deck, off the buildings. Its gate is still to be placed on a plot. */
export function proposedRing(layout: Layout): RingPiece[] {
  const { house, plot, pool } = layout;
  if (!plot) {
    const bounds = boundsOf(enclosedShapes(layout).flat());
    const fence = fenceAround(bounds, house !== null, pool.infinityEdge ? bounds : null);
    return closedByHouse(fence.path, fence.gate, house?.outline ?? null);
  }
  const ring = lineOnLot(layout);
  return pathPieces([...ring, ...ring.slice(0, 1)], null, wallsOf(layout));
}

/** The ends of a fence that leaves its back to the house are led to the house's wall. */
function closedByHouse(
  path: readonly Point[],
  gate: readonly [Point, Point],
  house: Polygon | null,
): RingPiece[] {
  const fence = pathPieces(path, gate, []);
  const [first, last] = [path[0], path.at(-1)];
  if (!house || !first || !last) return fence;
  const { x0, x1, z1 } = boundsOf(house);
  const led = (end: Point): Point[] => {
    const at = Math.min(x1, Math.max(x0, end[0]));
    return [
      [end[0], z1],
      [at, z1],
    ];
  };
  const [out, back] = [led(last), led(first)];
  const chain = (points: readonly Point[]) =>
    points.slice(1).flatMap((to, i) => pieceOf('fence', points[i] ?? to, to));
  const [wallFrom, wallTo] = [out.at(-1) ?? last, back.at(-1) ?? first];
  return [
    ...fence,
    ...chain([last, ...out]),
    ...pieceOf('wall', wallFrom, wallTo),
    ...chain([...back.toReversed(), first]),
  ];
}

type Segment = readonly [Point, Point];
const wallsOf = ({ plot }: Layout): Segment[] =>
  (plot?.buildings ?? []).flatMap(({ outline }) => [...edgesOf(outline)]);

function pathPieces(
  path: readonly Point[],
  gate: readonly [Point, Point] | null,
  walls: readonly Segment[],
): RingPiece[] {
  const isGate = (from: Point, to: Point) =>
    gate !== null && lengthOf(from, gate[0]) < 1e-6 && lengthOf(to, gate[1]) < 1e-6;
  const onWall = (point: Point) => walls.length > 0 && nearestOn(walls, point).feet < ON_WALL_FT;
  return path.slice(1).flatMap((to, i) => {
    const from = path[i] ?? to;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const kind = [from, middle, to].every(onWall) ? 'wall' : isGate(from, to) ? 'gate' : 'fence';
    return pieceOf(kind, from, to);
  });
}

/** The deck and all water, also what lies beyond the deck. */
const enclosedShapes = ({ deck, pool, items }: Layout): Polygon[] => [
  deck,
  pool.outline,
  ...items.filter(({ layer }) => layer === 'water' || layer === 'edge').map(({ outline }) => outline),
];

function lineOnLot(layout: Layout): Polygon {
  const { plot, pool } = layout;
  const straight = straightened(lineAround(enclosedShapes(layout), OUT_FT));
  if (!plot) return straight;
  const own = partsWithin(
    straight,
    { around: plot.lot, inFt: INSIDE_LOT_FT },
    { cut: plot.buildings.map(({ outline }) => outline), offFt: OFF_WALL_FT },
  );
  // A pool across a lot line or a wall is a conflict that the site plan shows: its barrier is drawn around it nevertheless.
  return own.find((ring) => pool.outline.every((corner) => contains(ring, corner))) ?? straight;
}

/** Without the corners that nothing is lost without (Douglas and Peucker). */
function straightened(ring: Polygon): Polygon {
  const first = ring[0];
  if (!first) return ring;
  const far = ring.reduce((best, point, i) => {
    const at = ring[best];
    return at && lengthOf(first, point) > lengthOf(first, at) ? i : best;
  }, 0);
  const halves = [ring.slice(0, far + 1), [...ring.slice(far), first]].map(kept);
  const all = halves.flatMap((half) => half.slice(0, -1));
  return all.length > 2 ? all : ring;
}

function kept(path: readonly Point[]): Point[] {
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to || path.length < 3) return [...path];
  let [worst, at] = [0, 0];
  path.forEach((point, i) => {
    const away = nearestOn([[from, to]], point).feet;
    if (away > worst) [worst, at] = [away, i];
  });
  if (worst <= STRAIGHT_FT) return [from, to];
  return [...kept(path.slice(0, at + 1)).slice(0, -1), ...kept(path.slice(at))];
}

import { nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import {
  areaOf,
  boundsOf,
  cyclic,
  edgesOf,
  offset,
  oriented,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import { HAIR_FT as CLIP_HAIR_FT, without } from './polygon-clip.ts';

// The stretch of the water's rim that the water runs over, and lines beside it. Everything that is laid out, drawn, cut, measured or
// priced of an infinity edge follows from this.

export interface InfinityEdge {
  /** Corners of the pool's outline that follow one another, in its order: two where the weir is straight. */
  path: readonly Point[];
  /** On the path, halfway along it. */
  middle: Point;
  /** Towards the view: one foot, square to the pool's length. */
  out: Point;
  /** Along the path. */
  lengthFt: number;
  /** How far towards the view the deck beside it reaches, from the pool's middle; beyond that the ground falls. */
  frontFt: number;
}

/** How far a curve may turn away from the view and still be part of the weir. */
const LEAST_FACING = { curved: Math.cos((50 * Math.PI) / 180), straight: 0.999 };
const HAIR_FT = 1e-6;

/** Feet towards the view. */
export const outwards = ({ out }: Pick<InfinityEdge, 'out'>, [x, z]: Point): number =>
  x * out[0] + z * out[1];

/** Feet along the edge: to the left of who looks out. */
const sideways = ({ out }: Pick<InfinityEdge, 'out'>, [x, z]: Point): number => x * out[1] - z * out[0];

const pointAt = ({ out }: Pick<InfinityEdge, 'out'>, aside: number, beyond: number): Point => [
  aside * out[1] + beyond * out[0],
  beyond * out[1] - aside * out[0],
];

/** The outline with a corner wherever a side crosses x. */
function withCornersAt(outline: Polygon, x: number): Polygon {
  return edgesOf(outline).flatMap(([a, b]): Point[] => {
    const t = (x - a[0]) / (b[0] - a[0]);
    return t > HAIR_FT && t < 1 - HAIR_FT ? [a, [x, a[1] + (b[1] - a[1]) * t]] : [a];
  });
}

/** Of the rim that looks `out` what lies furthest that way, and everything beside it that looks there too; nothing of it before `fromX`. */
export function findEdge(
  water: Polygon,
  { out, curved, fromX, copingFt }: { out: Point; curved: boolean; fromX: number; copingFt: number },
): { outline: Polygon; edge: InfinityEdge } {
  const begins = fromX > boundsOf(water).x0 + HAIR_FT;
  const outline = begins ? withCornersAt(oriented(water), fromX) : oriented(water);
  const edges = edgesOf(outline);
  const least = curved ? LEAST_FACING.curved : LEAST_FACING.straight;
  const looks = edges.map(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const facing = ((b[1] - a[1]) * out[0] - (b[0] - a[0]) * out[1]) / (length || 1);
    return Math.min(a[0], b[0]) > fromX - HAIR_FT && facing >= least;
  });
  const reach = ([a, b]: readonly [Point, Point]) => outwards({ out }, a) + outwards({ out }, b);
  const furthest = edges.reduce<number>((best, edge, i) => {
    const at = edges[best];
    return looks[i] && (!looks[best] || !at || reach(edge) > reach(at)) ? i : best;
  }, 0);
  let [first, last] = [furthest, furthest];
  while (cyclic(looks, first - 1) && last - first < edges.length - 2) first -= 1;
  while (cyclic(looks, last + 1) && last - first < edges.length - 2) last += 1;
  const path = Array.from({ length: last - first + 2 }, (_, i) => cyclic(outline, first + i));
  const edge = edgeAlong(path, out);
  return { outline, edge: { ...edge, frontFt: frontOf(outline, edge, copingFt) + CLIP_HAIR_FT } };
}

function edgeAlong(path: readonly Point[], out: Point): InfinityEdge {
  const lengths = segmentsOf(path).map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
  const lengthFt = lengths.reduce((sum, one) => sum + one, 0);
  let left = lengthFt / 2;
  let i = 0;
  while (i < lengths.length - 1 && left > (lengths[i] ?? 0)) left -= lengths[i++] ?? 0;
  const [a, b] = [cyclic(path, i), cyclic(path, i + 1)];
  const t = left / (lengths[i] || 1);
  return { path, out, lengthFt, frontFt: 0, middle: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] };
}

/** Whether a point of the rim lies on the weir. */
export const isOnEdge = (edge: InfinityEdge | null, point: Point, within = 0.02): boolean =>
  edge !== null && nearestOn(segmentsOf(edge.path), point).feet < within;

const STEP_FT = 0.75;

/** The weir's line so many feet further out, between its own ends; it never crosses itself. */
export function lineBeyond(edge: InfinityEdge, feet: number): readonly Point[] {
  const { path } = edge;
  if (feet === 0) return path;
  const ends = [path[0], path.at(-1)].map((end) => sideways(edge, end ?? edge.middle));
  const [from = 0, to = 0] = ends;
  if (path.length === 2) return path.map((point) => moved(edge, point, feet));
  const near = dense(path, 0.3).map((point) => [sideways(edge, point), outwards(edge, point)] as const);
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / STEP_FT));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const aside = from + ((to - from) * i) / count;
    const beyond = near.reduce((far, [u, v]) => {
      const square = feet * feet - (u - aside) ** 2;
      return square < 0 ? far : Math.max(far, v + Math.sqrt(square));
    }, Number.NEGATIVE_INFINITY);
    return pointAt(edge, aside, beyond);
  });
}

const moved = ({ out }: InfinityEdge, [x, z]: Point, feet: number): Point => [
  x + out[0] * feet,
  z + out[1] * feet,
];

function dense(path: readonly Point[], most: number): Point[] {
  return segmentsOf(path).flatMap(([a, b], i) => {
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / most));
    return Array.from({ length: count + (i === path.length - 2 ? 1 : 0) }, (_, k): Point => {
      const t = k / count;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
}

/** Between two such lines. */
export const stripBeyond = (edge: InfinityEdge, from: number, to: number): Polygon => [
  ...lineBeyond(edge, from),
  ...lineBeyond(edge, to).toReversed(),
];

/** What is built before the weir: between its ends as far as the deck beside it reaches, then with a wall at each end. */
export function builtBeyond(edge: InfinityEdge, feet: number, wallFt: number): Polygon {
  return [
    ...edge.path.map((corner) => moved(edge, corner, CLIP_HAIR_FT)),
    ...around(edge, feet, wallFt).toReversed(),
  ];
}

/** Of it the walls alone, between two lines and at both ends. */
export function wallsBeyond(edge: InfinityEdge, inner: number, outer: number): Polygon {
  return [...lineBeyond(edge, inner), ...around(edge, outer, outer - inner).toReversed()];
}

/** From where the deck ends beside the weir around to where it ends on the other side. */
function around(edge: InfinityEdge, feet: number, wallFt: number): Point[] {
  const { path, frontFt } = edge;
  const far = lineBeyond(edge, feet);
  const [first, last, farFirst, farLast] = [path[0], path.at(-1), far[0], far.at(-1)];
  if (!first || !last || !farFirst || !farLast) return [];
  const way = Math.sign(sideways(edge, last) - sideways(edge, first));
  const shoulder = (end: Point, farEnd: Point, by: number): Point[] => {
    const aside = sideways(edge, end);
    if (outwards(edge, farEnd) <= frontFt) return [];
    return [
      pointAt(edge, aside, frontFt),
      pointAt(edge, aside + by, frontFt),
      pointAt(edge, aside + by, outwards(edge, farEnd)),
    ];
  };
  return [
    ...shoulder(first, farFirst, -way * wallFt),
    ...far,
    ...shoulder(last, farLast, way * wallFt).toReversed(),
  ];
}

/** A deck as it is left: nothing of it before the weir, nor further out than the rim beside it. */
export function openedFor(edge: InfinityEdge, deck: Polygon): Polygon {
  const { path, frontFt } = edge;
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return deck;
  const [from, to] = [sideways(edge, first), sideways(edge, last)];
  const way = Math.sign(to - from);
  const air: Polygon = [
    pointAt(edge, from - way * FAR_FT, frontFt),
    pointAt(edge, from, frontFt),
    ...path,
    pointAt(edge, to, frontFt),
    pointAt(edge, to + way * FAR_FT, frontFt),
    pointAt(edge, to + way * FAR_FT, frontFt + FAR_FT),
    pointAt(edge, from - way * FAR_FT, frontFt + FAR_FT),
  ];
  return without(deck, [air]).toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? deck;
}

/** Further out than anything of the rim and the deck beside it. */
export const beforeAll = (edge: InfinityEdge): number =>
  Math.max(edge.frontFt, ...edge.path.map((corner) => outwards(edge, corner))) + 0.5;

/** The sides of an outline so many feet further out, all but the weir's; beside the weir they end square. */
export function sidesBeyond(
  outline: Polygon,
  edge: InfinityEdge | null,
  feet: number,
): readonly (readonly [Point, Point] | null)[] {
  const ring = oriented(outline);
  const grown = offset(ring, feet);
  const isWeir = edgesOf(ring).map(
    ([a, b]) =>
      isOnEdge(edge, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) && isOnEdge(edge, a) && isOnEdge(edge, b),
  );
  return edgesOf(ring).map(([a, b], i) => {
    if (isWeir[i]) return null;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const square = ([x, z]: Point): Point => [
      x + ((b[1] - a[1]) / length) * feet,
      z - ((b[0] - a[0]) / length) * feet,
    ];
    return [
      cyclic(isWeir, i - 1) ? square(a) : cyclic(grown, i),
      cyclic(isWeir, i + 1) ? square(b) : cyclic(grown, i + 1),
    ];
  });
}

/** An outline grown on all its sides; on the weir's only so far. */
export function grownAround(
  outline: Polygon,
  edge: InfinityEdge | null,
  feet: number,
  beyondWeirFt = 0,
): Polygon {
  if (!edge) return offset(outline, feet);
  const ring = edgesOf(oriented(outline));
  const sides = sidesBeyond(outline, edge, feet);
  return sides.flatMap((side, i): Point[] => {
    const a = moved(edge, cyclic(ring, i)[0], beyondWeirFt);
    const before = cyclic(sides, i - 1);
    if (!side) return before ? [before[1], a] : [a];
    return before ? [side[0]] : [a, side[0]];
  });
}

/** How far out the rim with its coping reaches, but for the weir. */
function frontOf(outline: Polygon, edge: InfinityEdge, copingFt: number): number {
  const kept = sidesBeyond(outline, edge, copingFt).flatMap((side) => side ?? []);
  return Math.max(...kept.map((point) => outwards(edge, point)));
}

const FAR_FT = 400;

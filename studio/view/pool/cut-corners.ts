import { boundsOf, contains, offset, type Point } from '#domain/geometry/plane.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { basinOf, WATER_Y } from '#studio/scene/pool-heights.ts';
import { METRES_PER_FOOT as M, type Part } from '#studio/scene/scene.ts';
import { triangulate } from '#studio/scene/triangulate.ts';

// In the picture the ground hides what reaches below the floor or past the walls; a model has no ground and is cut there.

/** Position, normal and place in the pattern. */
export type Corner = readonly number[];
type Side = (corner: Corner) => number;

const SHELL_FT = 0.4;
const PAST_WALL_FT = 0.35;
const NEAR_FT = 3;
/** What stands in the water from wall to wall, whatever the outline. */
const WALL_TO_WALL: ReadonlySet<Part> = new Set<Part>(['pool', 'Sunshelf', 'Beach Entry']);

export type Cutter = (part: Part, triangle: readonly Corner[]) => Corner[][];

export function shellCutter({ pool, design, plot }: Layout): Cutter {
  const near = boundsOf(offset(pool.outline, NEAR_FT));
  const wall = offset(pool.outline, PAST_WALL_FT);
  const within = triangulate(wall, []).map((corners) => insideOf(corners));
  return (part, triangle) => {
    // Most of a model stands above the water.
    if (triangle.every(([, y = 0]) => y > WATER_Y * M)) return [[...triangle]];
    const xs = triangle.map(([x = 0]) => x / M);
    const zs = triangle.map((corner) => (corner[2] ?? 0) / M);
    const beside =
      Math.max(...xs) < near.x0 ||
      Math.min(...xs) > near.x1 ||
      Math.max(...zs) < near.z0 ||
      Math.min(...zs) > near.z1;
    if (part === 'Infinity Edge') return whole(keptOf(triangle, above(basinOf(design).floorY - SHELL_FT)));
    // On a plot things may stand on lower ground.
    if (beside && plot) return [[...triangle]];
    const floor = WATER_Y - depthAt(pool.profile, Math.max(...xs) + pool.lengthFt / 2);
    const cut = keptOf(triangle, above(floor - SHELL_FT));
    const sunk = cut.every(([, y = 0]) => y < WATER_Y * M);
    if (!WALL_TO_WALL.has(part) || !sunk || xs.every((x, i) => contains(wall, [x, zs[i] ?? 0])))
      return whole(cut);
    return within.flatMap((sides) => whole(sides.reduce<Corner[]>((rest, side) => keptOf(rest, side), cut)));
  };
}

const whole = (polygon: Corner[]): Corner[][] => (polygon.length < 3 ? [] : [polygon]);
const above =
  (feet: number): Side =>
  ([, y = 0]) =>
    y - feet * M;

function insideOf(corners: readonly Point[]): Side[] {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  const turn = Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return corners.map((from, i): Side => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return ([x = 0, , z = 0]) =>
      turn * ((to[0] - from[0]) * (z / M - from[1]) - (to[1] - from[1]) * (x / M - from[0]));
  });
}

/** The part of a polygon on the positive side. */
function keptOf(polygon: readonly Corner[], side: Side): Corner[] {
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const crossing =
      a >= 0 !== b >= 0 ? [from.map((value, k) => value + ((to[k] ?? 0) - value) * (a / (a - b)))] : [];
    return a >= 0 ? [from, ...crossing] : crossing;
  });
}

import { nearestOn } from '#domain/geometry/distance.ts';
import {
  areaOf,
  edgesOf,
  offset,
  oriented,
  overlap,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import type { Building } from '#domain/plot/plot.ts';
import type { Anchor } from './layout-types.ts';
import { localRectangle } from './placement.ts';
import { HAIR_FT, liesWithin, without } from './polygon-clip.ts';

// The house that the plot has: which of its walls looks at the pool, how much of it a house kit can draw behind that wall, and the
// rest, which is drawn as plain blocks.

export interface HouseOnPlot {
  /** Of the plot's buildings. */
  building: number;
  /** In the middle of the wall that faces the pool; local +z leads away from the house. */
  anchor: Anchor;
  widthFt: number;
  depthFt: number;
  /** Whether wall, depth and the ground before it leave room for a kit with its porch. */
  kit: boolean;
  /** The slab before its doors. */
  porch: Polygon;
  /** What the kit does not cover; without a kit all of it. */
  blocks: readonly Polygon[];
}

type Standing = { kind: Building['kind']; outline: Polygon };
type Wall = { building: number; from: Point; to: Point; lengthFt: number; out: Point; score: number };

const KIT_FT = { width: 44, depth: 18, deepest: 32 };
/** Before the wall: a porch and a step. */
const CLEAR_FT = 9;
const KIT_PORCH_FT = 7.4;
const LANDING_FT = 3.2;
const LEAST_WALL_FT = 8;
const LEAST_ROOM_SQ_FT = 8;

export function houseOn(buildings: readonly Standing[], lot: Polygon, water: Polygon): HouseOnPlot | null {
  const wall = facingWall(buildings);
  const outline = wall && buildings[wall.building]?.outline;
  if (!wall || !outline) return null;
  const { building, from, to, lengthFt, out } = wall;
  const anchor: Anchor = {
    x: (from[0] + to[0]) / 2,
    z: (from[1] + to[1]) / 2,
    yaw: Math.atan2(out[0], out[1]),
  };
  const depthFt = depthBehind(outline, anchor, lengthFt);
  const before = localRectangle(anchor, -lengthFt / 2, 0.1, lengthFt / 2, CLEAR_FT);
  const others = buildings.filter((_, index) => index !== building).map((other) => other.outline);
  const kit =
    lengthFt >= KIT_FT.width &&
    depthFt >= KIT_FT.depth &&
    liesWithin(before, lot) &&
    [outline, water, ...others].every((other) => !overlap(before, other));
  const [half, outFt] = kit ? [lengthFt / 2, KIT_PORCH_FT] : [Math.min(lengthFt / 2, 7), LANDING_FT];
  const covered = localRectangle(anchor, -lengthFt / 2, -depthFt, lengthFt / 2, 0);
  return {
    building,
    anchor,
    widthFt: lengthFt,
    depthFt,
    kit,
    porch: localRectangle(anchor, -half, 0, half, outFt),
    blocks: kit ? without(outline, [offset(covered, HAIR_FT)]).filter(isRoom) : [outline],
  };
}

const isRoom = (outline: Polygon) => areaOf(outline) > LEAST_ROOM_SQ_FT;

// Long, near, and turned towards the water.
function facingWall(buildings: readonly Standing[]): Wall | undefined {
  const walls = buildings.flatMap(({ kind, outline }, building): Wall[] => {
    if (kind !== 'house') return [];
    return edgesOf(oriented(outline)).map(([from, to]) => {
      const lengthFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const out: Point = [(to[1] - from[1]) / lengthFt, -(to[0] - from[0]) / lengthFt];
      const near = nearestOn([[from, to]], [0, 0]);
      const [mx, mz] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const facing = -(out[0] * mx + out[1] * mz) / Math.max(1, Math.hypot(mx, mz));
      return {
        building,
        from,
        to,
        lengthFt,
        out,
        score: (facing * Math.min(lengthFt, 60)) / (15 + near.feet),
      };
    });
  });
  return walls
    .filter(({ lengthFt, score }) => lengthFt >= LEAST_WALL_FT && score > 0)
    .toSorted((a, b) => b.score - a.score)[0];
}

function depthBehind(outline: Polygon, anchor: Anchor, widthFt: number): number {
  const half = widthFt / 2 - 0.1;
  for (let depth = KIT_FT.deepest; depth > 4; depth -= 0.5)
    if (liesWithin(localRectangle(anchor, -half, -depth, half, -0.1), outline)) return depth;
  return 4;
}

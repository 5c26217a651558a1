import type { Point } from '#domain/geometry/plane.ts';
import type { Anchor, Footprint } from '#studio/scene/layout-types.ts';
import { outside, type Spot } from './spots.ts';
import type { Circuit, Fixture, FixtureKind } from './types.ts';

// A fixture with the last of its pipe: from where its trench ends to where it sits.

export type Tap = {
  fixture: Fixture;
  line: string;
  /** Where its trench ends. */
  entry: Point;
  /** From there to the fixture. */
  inner: readonly Point[];
  /** From this point of `inner` on the pipe lies under a floor or in a wall. */
  underFrom?: number;
  /** Its whole pipe, where it does not lead to the pad. */
  own?: readonly Point[];
};

/** Returns sit about a foot and a half under the water; pipes lie as deep under the deck. */
const WALL_DEPTH_FT = 1.5;

export type TapSketch = Pick<Fixture, 'tag' | 'kind' | 'circuit' | 'at' | 'gpm'> & Partial<Fixture>;

export const fixtureOf = (sketch: TapSketch): Fixture => ({
  turnDeg: 0,
  on: 'item',
  depthFt: WALL_DEPTH_FT,
  riseFt: 0,
  id: sketch.tag.toLowerCase(),
  ...sketch,
});

export const wallTap = (
  spot: Spot,
  sketch: { tag: string; kind: FixtureKind; circuit: Circuit; gpm: number; riseFt?: number },
): Tap => {
  return {
    fixture: fixtureOf({ ...sketch, at: spot.at, turnDeg: spot.turnDeg, on: 'wall' }),
    line: sketch.circuit,
    entry: outside(spot),
    inner: [spot.at],
  };
};

/** A point of an item's own frame: z towards the water, x along the edge. */
export function onSite({ x, z, yaw }: Anchor, [lx, lz]: Point): Point {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [x + lx * cos + lz * sin, z - lx * sin + lz * cos];
}

/** The sides of an item in its own frame. */
export function frameOf({ outline, anchor }: Footprint): { x0: number; x1: number; z0: number; z1: number } {
  const [sin, cos] = [Math.sin(anchor.yaw), Math.cos(anchor.yaw)];
  const local = outline.map(([x, z]): Point => {
    const [dx, dz] = [x - anchor.x, z - anchor.z];
    return [dx * cos - dz * sin, dx * sin + dz * cos];
  });
  const [xs, zs] = [local.map(([x]) => x), local.map(([, z]) => z)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}

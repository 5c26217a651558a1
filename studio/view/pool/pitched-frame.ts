import type { Point } from '#domain/geometry/plane.ts';
import type { Vec3 } from '#studio/scene/scene.ts';

// Where things lie in the picture of a camera that looks down a little: -1 to 1 from left to right and from bottom to top. Metres.
// As with a shifted lens it is held higher than it looks and the picture is moved down, so that walls stand upright.

const NEAR_M = 0.3;

export interface Pitched {
  eye: Vec3;
  forward: Point;
  sin: number;
  cos: number;
  kx: number;
  ky: number;
  /** How far the picture is moved down, in halves of its height. */
  shift: number;
  horizon: number;
}

/** Down to the first, walls stand upright; from the second, nothing is held. In radians. */
const UPRIGHT = { whole: 0.35, none: 0.96 } as const;

/** How much of its pitch a camera is held up, in radians. */
export function heldUp(pitch: number): number {
  const share = (UPRIGHT.none - pitch) / (UPRIGHT.none - UPRIGHT.whole);
  return pitch * Math.min(1, Math.max(0, share));
}

/** Down and both halves of the field of view as tangents. */
export function pitchedFrame(
  eye: Vec3,
  forward: Point,
  down: number,
  { kx, ky }: { kx: number; ky: number },
): Pitched {
  const pitch = Math.atan(down);
  const held = heldUp(pitch);
  const shift = Math.tan(held) / ky;
  const [sin, cos] = [Math.sin(pitch - held), Math.cos(pitch - held)];
  return { eye, forward, sin, cos, kx, ky, shift, horizon: sin / cos / ky + shift };
}

/** Null where it lies behind the camera. */
export function spotIn({ eye, forward, sin, cos, kx, ky, shift }: Pitched, [x, y, z]: Vec3): Point | null {
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const ahead = dx * forward[0] + dz * forward[1];
  const depth = ahead * cos - dy * sin;
  if (depth < NEAR_M) return null;
  return [(dz * forward[0] - dx * forward[1]) / depth / kx, (ahead * sin + dy * cos) / depth / ky + shift];
}

import type { Point } from '#domain/geometry/plane.ts';
import type { Vec3 } from '#studio/scene/scene.ts';

// Where things lie in the picture of a camera that looks down a little: -1 to 1 from left to right and from bottom to top. Metres.

const NEAR_M = 0.3;

export interface Pitched {
  eye: Vec3;
  forward: Point;
  sin: number;
  cos: number;
  kx: number;
  ky: number;
  horizon: number;
}

/** Down and both halves of the field of view as tangents. */
export function pitchedFrame(
  eye: Vec3,
  forward: Point,
  down: number,
  { kx, ky }: { kx: number; ky: number },
): Pitched {
  const cos = 1 / Math.hypot(1, down);
  return { eye, forward, sin: down * cos, cos, kx, ky, horizon: down / ky };
}

/** Null where it lies behind the camera. */
export function spotIn({ eye, forward, sin, cos, kx, ky }: Pitched, [x, y, z]: Vec3): Point | null {
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const ahead = dx * forward[0] + dz * forward[1];
  const depth = ahead * cos - dy * sin;
  if (depth < NEAR_M) return null;
  return [(dz * forward[0] - dx * forward[1]) / depth / kx, (ahead * sin + dy * cos) / depth / ky];
}

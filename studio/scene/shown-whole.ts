import type { Point, Polygon } from '#domain/geometry/plane.ts';
import { frameOf, spotOf } from './framing.ts';
import { type Camera, METRES_PER_FOOT as FT } from './scene.ts';

// Whether a picture shows a thing as a photographer would leave it: whole, and not before one's feet.

const MARGIN = 0.95;
const NEAREST_FT = 13;

/** With nothing in the way. */
export function isWhole(
  { eye, target, fovDeg, shift = 0 }: Camera,
  outline: Polygon,
  highFt: number,
): boolean {
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const far = Math.hypot(dx, dz);
  const at: Point = [eye[0] / FT, eye[2] / FT];
  const frame = frameOf([at[0], eye[1] / FT, at[1]], [dx / far, dz / far], fovDeg, shift);
  return outline.every(([x, z]) => {
    if (Math.hypot(x - at[0], z - at[1]) < NEAREST_FT) return false;
    return [0, highFt].every((y) => {
      const spot = spotOf(frame, [x, y, z]);
      return spot !== null && Math.abs(spot[0]) < MARGIN && Math.abs(spot[1]) < MARGIN;
    });
  });
}

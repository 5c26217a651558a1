import type { Point, Polygon } from '#domain/geometry/plane.ts';
import { type Frame, frameOf, spotOf } from './framing.ts';
import { type Camera, METRES_PER_FOOT as FT } from './scene.ts';

// Whether a picture shows a thing as a photographer would leave it: whole, and not before one's feet.

const MARGIN = 0.95;
const NEAREST_FT = 13;

/** With nothing in the way. */
export function isWhole(camera: Camera, outline: Polygon, highFt: number): boolean {
  const [eye, frame] = lookOf(camera);
  return outline.every(([x, z]) => {
    if (Math.hypot(x - eye[0], z - eye[1]) < NEAREST_FT) return false;
    return [0, highFt].every((y) => {
      const spot = spotOf(frame, [x, y, z]);
      return spot !== null && Math.abs(spot[0]) < MARGIN && Math.abs(spot[1]) < MARGIN;
    });
  });
}

/** To one side of the picture, or behind who takes it. */
export function isBeside(camera: Camera, outline: Polygon): boolean {
  const [, frame] = lookOf(camera);
  return [-1, 1].some((side) =>
    outline.every(([x, z]) => {
      const spot = spotOf(frame, [x, 0, z]);
      return spot === null || spot[0] * side > 1;
    }),
  );
}

function lookOf({ eye, target, fovDeg, shift = 0 }: Camera): [Point, Frame] {
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const far = Math.hypot(dx, dz);
  const at: Point = [eye[0] / FT, eye[2] / FT];
  return [at, frameOf([at[0], eye[1] / FT, at[1]], [dx / far, dz / far], fovDeg, shift)];
}

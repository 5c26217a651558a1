import type { Camera, Scene, Vec3 } from '#studio/scene/scene.ts';
import { type ClearAir, lowestAt } from './clear-air.ts';

export type Viewpoint = 'eye' | 'hero' | 'aerial';

// Above the ground: what lies lower nobody turns around.
const LOWEST_TARGET_M = 0.3;
const NO_LIFT_M = 0.05;

/** From the deck as the picture is taken: where nothing is in the camera's way, and turned around the pool. */
export function cameraAt({ cameras }: Scene, viewpoint: Viewpoint, air: ClearAir): Camera {
  if (viewpoint !== 'eye') return cameras[viewpoint];
  const clear = cameras.views.find(({ eye: [x, y, z] }) => lowestAt(air, x, z) < y + NO_LIFT_M);
  return aimedAtPool(clear ?? cameras.eye);
}

// The same picture, with what is looked at as far away as the pool's middle.
function aimedAtPool(camera: Camera): Camera {
  const { eye, target } = camera;
  const [dx, dy, dz] = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]];
  const flat = Math.hypot(dx, dz);
  const middle = -(eye[0] * dx + eye[2] * dz) / flat;
  const level = dy < 0 ? ((LOWEST_TARGET_M - eye[1]) / dy) * flat : Infinity;
  const share = Math.max(1, Math.min(middle, level) / flat);
  const aimed: Vec3 = [eye[0] + dx * share, eye[1] + dy * share, eye[2] + dz * share];
  return { ...camera, target: aimed };
}

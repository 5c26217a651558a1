import type { Camera, Scene, Vec3 } from '#studio/scene/scene.ts';
import { bestLook } from './best-look.ts';
import { type ClearAir, lowestAt } from './clear-air.ts';

export type Viewpoint = 'eye' | 'hero' | 'aerial';

// Above the ground: what lies lower nobody turns around.
const LOWEST_TARGET_M = 0.3;
const NO_LIFT_M = 0.05;

/**
 * From the yard and from the deck: where the whole pool is seen best on a stage of these proportions, and turned around the pool.
 * The yard is what a visitor sees first.
 */
export function cameraAt(scene: Scene, viewpoint: Viewpoint, air: ClearAir, aspect: number): Camera {
  const { cameras } = scene;
  if (viewpoint === 'aerial') return furtherBack(cameras.aerial, aspect);
  const best = bestLook(scene, air, aspect, viewpoint === 'hero' ? 'yard' : 'deck');
  if (best) return aimedAtPool(best);
  if (viewpoint === 'hero') return furtherBack(cameras.hero, aspect);
  const clear = cameras.views.find(({ eye: [x, y, z] }) => lowestAt(air, x, z) < y + NO_LIFT_M);
  return furtherBack(aimedAtPool(clear ?? cameras.eye), aspect);
}

// On tall screens, so that the whole pool still fits.
function furtherBack(camera: Camera, aspect: number): Camera {
  const back = Math.max(1, Math.min(1.7, 0.98 / Math.max(0.4, aspect)));
  const { eye, target } = camera;
  const moved = (axis: 0 | 1 | 2) => target[axis] + (eye[axis] - target[axis]) * back;
  return { ...camera, eye: [moved(0), moved(1), moved(2)] };
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

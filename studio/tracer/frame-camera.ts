import type { Camera, Scene } from '#studio/scene/scene.ts';
import type { FrameValues } from './frame-fields.ts';
import type { RenderJob } from './request.ts';
import type { JudgedView } from './view-worth.ts';

// What of a frame is camera: where it stands, and how closely it looks.

const at = (views: readonly JudgedView[] | undefined, view: number): JudgedView | undefined =>
  views?.[Math.min(view, views.length - 1)];

export function cameraOf(
  { camera, kind, view = 0 }: RenderJob,
  { cameras }: Scene,
  views: readonly JudgedView[] | undefined,
): Camera {
  if (typeof camera === 'object') return camera;
  if (camera) return cameras[camera];
  return kind === 'panorama' ? cameras.panorama : (at(views, view)?.camera ?? cameras.hero);
}

export function setCamera(frame: FrameValues, camera: Camera): void {
  const shift = camera.shift ?? 0;
  const forward = unit(camera.target.map((v, i) => (shift && i === 1 ? 0 : v - (camera.eye[i] ?? 0))));
  const right = unit([-forward[2], 0, forward[0]]);
  [frame.eyeX, frame.eyeY, frame.eyeZ] = camera.eye;
  [frame.forwardX, frame.forwardY, frame.forwardZ] = forward;
  [frame.rightX, frame.rightY, frame.rightZ] = right;
  frame.upX = right[1] * forward[2] - right[2] * forward[1];
  frame.upY = right[2] * forward[0] - right[0] * forward[2];
  frame.upZ = right[0] * forward[1] - right[1] * forward[0];
  frame.tanHalf = Math.tan((camera.fovDeg * Math.PI) / 360);
  frame.shift = shift;
}

export function setQuality(frame: FrameValues, job: RenderJob): void {
  frame.seed = job.seed;
  frame.edgeThreshold = 0.08;
  frame.gatherRays = job.kind === 'still' ? 1 : 0;
  // A quick look is shown larger than it is drawn, for some seconds.
  frame.edgeSamples = job.kind === 'preview' ? 2 : 4;
  // Worth most where it is seen: two more rays smooth the light under roofs and leaves, the fifth sample the leaves themselves.
  if (job.quality === 'fine') {
    frame.gatherRays += 2;
    frame.edgeSamples += 1;
    frame.edgeThreshold = 0.06;
  }
}

function unit(v: readonly number[]): [number, number, number] {
  const [x = 0, y = 0, z = 0] = v;
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

import { MathUtils, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Camera } from '#studio/scene/scene.ts';
import { type ClearAir, lowestAt, type Reach } from './clear-air.ts';
import { heldUp } from './pitched-frame.ts';

export type Nudge = 'left' | 'right' | 'up' | 'down' | 'closer' | 'further';

const STEP_DEGREES = 12;
const ZOOM_STEP = 0.84;
const FLIGHT_MS = 700;
// Level, as a picture from the deck is taken; what the ground forbids, the air above it says.
const LOWEST_POLAR = Math.PI / 2;
// What is looked at lies neither deep in the ground nor up in the sky.
const TARGET_M = { lowest: -1, highest: 4 } as const;

type Flight = { from: Vector3; to: Vector3; fromTarget: Vector3; toTarget: Vector3; began: number };

// Orbit by mouse and touch through three's own controls; by keys and buttons through nudge.
// They fly a pilot, which goes where the visitor wants; the camera follows where the air is clear.
export class CameraRig {
  readonly controls: OrbitControls;
  private readonly camera: PerspectiveCamera;
  private readonly pilot: PerspectiveCamera;
  private air: ClearAir | null = null;
  private readonly reducedMotion: boolean;
  private flight: Flight | null = null;
  private horizontalFov = 62;

  constructor(camera: PerspectiveCamera, element: EventTarget, reducedMotion: boolean) {
    this.camera = camera;
    this.pilot = camera.clone();
    this.reducedMotion = reducedMotion;
    if (!canCapturePointers(element)) throw new Error('nothing to hear pointers from');
    this.controls = new OrbitControls(this.pilot, element);
    this.controls.enableDamping = !reducedMotion;
    this.controls.dampingFactor = 0.12;
    this.controls.maxPolarAngle = LOWEST_POLAR;
    this.controls.minPolarAngle = 0.02;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('start', () => {
      this.flight = null;
    });
    this.controls.addEventListener('change', this.follow);
  }

  // How far one may go, and how low.
  bound({ away, aside }: Reach, air: ClearAir): void {
    this.controls.minDistance = 2.5;
    this.controls.maxDistance = away;
    this.controls.maxTargetRadius = aside;
    this.air = air;
    this.follow();
  }

  resize(aspect: number): void {
    const fov = verticalFov(this.horizontalFov, aspect);
    for (const camera of [this.camera, this.pilot]) {
      Object.assign(camera, { aspect, fov });
      camera.updateProjectionMatrix();
    }
    this.follow();
  }

  go({ eye, target, fovDeg }: Camera, at: number, jump = false): void {
    this.horizontalFov = fovDeg;
    const [to, toTarget] = [new Vector3(...eye), new Vector3(...target)];
    this.resize(this.camera.aspect);
    if (jump || this.reducedMotion) {
      this.flight = null;
      this.pilot.position.copy(to);
      this.controls.target.copy(toTarget);
      this.controls.update();
      this.follow();
      return;
    }
    this.flight = {
      from: this.pilot.position.clone(),
      to,
      fromTarget: this.controls.target.clone(),
      toTarget,
      began: at,
    };
  }

  nudge(nudge: Nudge): void {
    this.flight = null;
    const offset = this.pilot.position.clone().sub(this.controls.target);
    const around = new Spherical().setFromVector3(offset);
    const step = MathUtils.degToRad(STEP_DEGREES);
    if (nudge === 'left') around.theta -= step;
    else if (nudge === 'right') around.theta += step;
    else if (nudge === 'up') around.phi -= step / 1.5;
    else if (nudge === 'down') around.phi += step / 1.5;
    else around.radius *= nudge === 'closer' ? ZOOM_STEP : 1 / ZOOM_STEP;
    around.phi = MathUtils.clamp(around.phi, this.controls.minPolarAngle, this.controls.maxPolarAngle);
    around.radius = MathUtils.clamp(around.radius, this.controls.minDistance, this.controls.maxDistance);
    this.pilot.position.copy(this.controls.target).add(offset.setFromSpherical(around));
    this.controls.update();
  }

  // True while the camera is still on its way.
  update(now: number): boolean {
    if (!this.flight) return this.controls.update();
    const { from, to, fromTarget, toTarget, began } = this.flight;
    const share = Math.min(1, (now - began) / FLIGHT_MS);
    const eased = 1 - (1 - share) ** 3;
    this.pilot.position.lerpVectors(from, to, eased);
    this.controls.target.lerpVectors(fromTarget, toTarget, eased);
    this.controls.update();
    if (share === 1) this.flight = null;
    return true;
  }

  dispose(): void {
    this.controls.dispose();
  }

  private readonly follow = () => {
    const { target } = this.controls;
    const off = MathUtils.clamp(target.y, TARGET_M.lowest, TARGET_M.highest) - target.y;
    target.y += off;
    this.pilot.position.y += off;
    const { x, y, z } = this.pilot.position;
    this.camera.position.set(x, this.air ? Math.max(y, lowestAt(this.air, x, z)) : y, z);
    this.camera.lookAt(target);
    this.holdUp();
  };

  // What is looked at stays in the middle.
  private holdUp(): void {
    const { camera } = this;
    const { x, y, z } = camera.position.clone().sub(this.controls.target);
    const held = heldUp(Math.atan2(y, Math.hypot(x, z)));
    camera.rotateX(held);
    const moved = Math.tan(held) / Math.tan(MathUtils.degToRad(camera.fov) / 2) / 2;
    camera.setViewOffset(camera.aspect, 1, 0, moved, camera.aspect, 1);
  }
}

// On tall screens widen a little instead of cutting the pool off; on very wide ones see more to both sides.
export function verticalFov(horizontalDeg: number, aspect: number): number {
  const wide = aspect >= 1 ? horizontalDeg : Math.max(48, horizontalDeg * 0.8);
  const framed = MathUtils.clamp(aspect, 0.62, 16 / 9);
  return MathUtils.radToDeg(2 * Math.atan(Math.tan(MathUtils.degToRad(wide) / 2) / framed));
}

// In a worker there is no element, only what stands in for one; this is what the controls use of it.
function canCapturePointers(element: EventTarget): element is HTMLElement {
  return 'setPointerCapture' in element && 'clientHeight' in element && 'ownerDocument' in element;
}

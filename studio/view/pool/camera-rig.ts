import { MathUtils, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Camera, Cameras } from '#studio/scene/scene.ts';

export type Viewpoint = Exclude<keyof Cameras, 'panorama' | 'views'>;
export type Nudge = 'left' | 'right' | 'up' | 'down' | 'closer' | 'further';

const STEP_DEGREES = 12;
const ZOOM_STEP = 0.84;
const FLIGHT_MS = 700;
// Just above the deck: nobody looks at a pool from under the lawn.
const LOWEST_POLAR = Math.PI / 2 - 0.045;

type Flight = { from: Vector3; to: Vector3; fromTarget: Vector3; toTarget: Vector3; began: number };

// Orbit by mouse and touch through three's own controls; by keys and buttons through nudge.
export class CameraRig {
  readonly controls: OrbitControls;
  private readonly camera: PerspectiveCamera;
  private readonly reducedMotion: boolean;
  private flight: Flight | null = null;
  private horizontalFov = 62;

  constructor(camera: PerspectiveCamera, element: EventTarget, reducedMotion: boolean) {
    this.camera = camera;
    this.reducedMotion = reducedMotion;
    if (!canCapturePointers(element)) throw new Error('nothing to hear pointers from');
    this.controls = new OrbitControls(camera, element);
    this.controls.enableDamping = !reducedMotion;
    this.controls.dampingFactor = 0.12;
    this.controls.maxPolarAngle = LOWEST_POLAR;
    this.controls.minPolarAngle = 0.02;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('start', () => {
      this.flight = null;
    });
  }

  // How far one may go, by the size of the pool.
  bound(lengthM: number): void {
    this.controls.minDistance = 2.5;
    this.controls.maxDistance = Math.max(28, lengthM * 3.6);
    this.controls.maxTargetRadius = Math.max(10, lengthM);
  }

  resize(aspect: number): void {
    this.camera.aspect = aspect;
    // On tall screens widen a little instead of cutting the pool off; on very wide ones see more to both sides.
    const wide = aspect >= 1 ? this.horizontalFov : Math.max(48, this.horizontalFov * 0.8);
    const framed = MathUtils.clamp(aspect, 0.62, 16 / 9);
    this.camera.fov = MathUtils.radToDeg(2 * Math.atan(Math.tan(MathUtils.degToRad(wide) / 2) / framed));
    this.camera.updateProjectionMatrix();
  }

  go({ eye, target, fovDeg }: Camera, at: number, jump = false): void {
    this.horizontalFov = fovDeg;
    // Step back on tall screens, so that the whole pool still fits.
    const back = Math.max(1, Math.min(1.7, 0.98 / Math.max(0.4, this.camera.aspect)));
    const toTarget = new Vector3(...target);
    const to = new Vector3(...eye).sub(toTarget).multiplyScalar(back).add(toTarget);
    this.resize(this.camera.aspect);
    if (jump || this.reducedMotion) {
      this.camera.position.copy(to);
      this.controls.target.copy(toTarget);
      this.controls.update();
      return;
    }
    this.flight = {
      from: this.camera.position.clone(),
      to,
      fromTarget: this.controls.target.clone(),
      toTarget,
      began: at,
    };
  }

  nudge(nudge: Nudge): void {
    this.flight = null;
    const offset = this.camera.position.clone().sub(this.controls.target);
    const around = new Spherical().setFromVector3(offset);
    const step = MathUtils.degToRad(STEP_DEGREES);
    if (nudge === 'left') around.theta -= step;
    else if (nudge === 'right') around.theta += step;
    else if (nudge === 'up') around.phi -= step / 1.5;
    else if (nudge === 'down') around.phi += step / 1.5;
    else around.radius *= nudge === 'closer' ? ZOOM_STEP : 1 / ZOOM_STEP;
    around.phi = MathUtils.clamp(around.phi, this.controls.minPolarAngle, this.controls.maxPolarAngle);
    around.radius = MathUtils.clamp(around.radius, this.controls.minDistance, this.controls.maxDistance);
    this.camera.position.copy(this.controls.target).add(offset.setFromSpherical(around));
    this.controls.update();
  }

  // True while the camera is still on its way.
  update(now: number): boolean {
    if (!this.flight) return this.controls.update();
    const { from, to, fromTarget, toTarget, began } = this.flight;
    const share = Math.min(1, (now - began) / FLIGHT_MS);
    const eased = 1 - (1 - share) ** 3;
    this.camera.position.lerpVectors(from, to, eased);
    this.controls.target.lerpVectors(fromTarget, toTarget, eased);
    this.controls.update();
    if (share === 1) this.flight = null;
    return true;
  }

  dispose(): void {
    this.controls.dispose();
  }
}

// In a worker there is no element, only what stands in for one; this is what the controls use of it.
function canCapturePointers(element: EventTarget): element is HTMLElement {
  return 'setPointerCapture' in element && 'clientHeight' in element && 'ownerDocument' in element;
}

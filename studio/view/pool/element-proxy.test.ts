import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { CameraRig } from './camera-rig.ts';
import { ElementProxy } from './element-proxy.ts';
import type { Gesture } from './viewer-messages.ts';

const still: Gesture = {
  type: 'pointerdown',
  pointerId: 1,
  pointerType: 'mouse',
  clientX: 100,
  clientY: 100,
  pageX: 100,
  pageY: 100,
  button: 0,
  buttons: 1,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

function look() {
  const element = new ElementProxy();
  element.resize({ width: 400, height: 300, ratio: 1 });
  const camera = new PerspectiveCamera(50, 4 / 3);
  const rig = new CameraRig(camera, element, true);
  rig.go({ eye: [0, 5, 10], target: [0, 0, 0], fovDeg: 60 }, 0, true);
  return { element, camera, rig };
}

test('a drag on the page turns the camera in the worker', () => {
  const { element, camera, rig } = look();
  element.repeat(still);
  element.repeat({ ...still, type: 'pointermove', clientX: 160 });
  element.repeat({ ...still, type: 'pointerup', clientX: 160 });
  rig.update(1);
  expect(camera.position.x).toBeLessThan(-3);
  expect(camera.position.y).toBeCloseTo(5, 5);
});

test('two fingers that part come closer, and a wheel too', () => {
  const { element, camera } = look();
  const distance = () => camera.position.length();
  const finger = (pointerId: number, type: string, pageX: number) =>
    element.repeat({ ...still, type, pointerId, pointerType: 'touch', pageX, clientX: pageX });
  const first = distance();
  finger(1, 'pointerdown', 180);
  finger(2, 'pointerdown', 220);
  finger(2, 'pointermove', 300);
  finger(1, 'pointerup', 180);
  finger(2, 'pointerup', 300);
  const pinched = distance();
  expect(pinched).toBeLessThan(first);
  element.repeat({ ...still, type: 'wheel', deltaY: -300 });
  expect(distance()).toBeLessThan(pinched);
});

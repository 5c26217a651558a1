import { expect, test } from 'vitest';
import { dragged, fovAfter, fovOfZoom, turn, zoomAfter } from './look.ts';

const ahead = { yaw: 0, pitch: 0 };

test('two hundred pixels of drag turn forty degrees the other way', () => {
  expect(dragged(ahead, 200, 0)).toEqual({ yaw: -40, pitch: 0 });
  expect(dragged(ahead, 0, 200)).toEqual({ yaw: 0, pitch: 40 });
});

test('nobody looks further up than the zenith or further down than the ground', () => {
  expect(dragged(ahead, 0, 10_000).pitch).toBe(90);
  expect(dragged(ahead, 0, -10_000).pitch).toBe(-90);
});

test('turning past the back comes round from the other side', () => {
  expect(turn({ yaw: 170, pitch: 0 }, 20, 0).yaw).toBe(-170);
});

test('the field of view moves by ten between thirty and a hundred and twenty', () => {
  expect(fovAfter(80, -1)).toBe(70);
  expect(fovAfter(30, -1)).toBe(30);
  expect(fovAfter(120, 1)).toBe(120);
});

test('zoom moves by a fifth between a half and three without drifting', () => {
  let zoom = 1;
  for (let press = 0; press < 20; press++) zoom = zoomAfter(zoom, 1);
  expect(zoom).toBe(3);
  expect(zoomAfter(1, -1)).toBe(0.8);
  expect(zoomAfter(0.5, -1)).toBe(0.5);
});

test('zoom one shows the default field of view', () => {
  expect(fovOfZoom(1)).toBeCloseTo(80);
  expect(fovOfZoom(0.5)).toBeCloseTo(118.4, 1);
  expect(fovOfZoom(3)).toBeCloseTo(31.3, 1);
});

import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { orientationOf } from './motion.ts';

function forward(alpha: number, beta: number, gamma: number, screen = 0) {
  const { x, y, z } = new Vector3(0, 0, -1).applyQuaternion(orientationOf({ alpha, beta, gamma }, screen));
  return [x, y, z].map((value) => Math.round(value * 100) / 100 + 0);
}

test('a phone held upright looks at the horizon', () => {
  expect(forward(0, 90, 0)).toEqual([0, 0, -1]);
});

test('a phone lying face up looks at the ground', () => {
  expect(forward(0, 0, 0)).toEqual([0, -1, 0]);
});

test('turning the phone to the left looks to the left', () => {
  expect(forward(90, 90, 0)).toEqual([-1, 0, 0]);
});

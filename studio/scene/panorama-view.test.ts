import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { buildScene } from './build-scene.ts';

const aheadOf = (change: Partial<Design>) => {
  const design: Design = { ...DEFAULT_DESIGN, features: [], ...change };
  const { eye, target } = buildScene(design, { detail: 'light', seed: 7 }).cameras.panorama;
  // The pool's middle lies at 0.
  return { water: -eye[2] * (target[2] - eye[2]), toHouse: target[2] < eye[2] };
};

test('who looks around begins with the water before them: towards the house, or over an infinity edge at the view', () => {
  const plain = aheadOf({});
  expect(plain.water).toBeGreaterThan(0);
  expect(plain.toHouse).toBe(true);
  const infinity = aheadOf({
    style: 'Infinity',
    features: ['Infinity Edge'],
    setting: 'lake',
    house: 'none',
  });
  expect(infinity.water).toBeGreaterThan(0);
  expect(infinity.toHouse).toBe(false);
});

import { expect, test } from 'vitest';
import type { Camera, Instance } from '#studio/scene/scene.ts';
import { withoutCutPalms } from './cut-palms.ts';

const CAMERA: Camera = { eye: [0, 1.65, 0], target: [0, 1.65, -6], fovDeg: 90 };
const plant = (prototype: string, x: number): Instance => ({
  ...{ prototype, x, y: 0, z: -10, yaw: 0, scale: 1, rise: 1 },
});

test('a palm beside the picture hangs no fronds into it; one further off and every other tree stay', () => {
  const kept = (...plants: Instance[]) => withoutCutPalms(plants, CAMERA).map(({ x }) => x);
  expect(kept(plant('palm', 9), plant('palm', 11), plant('palm', -12), plant('palm', 14))).toEqual([9, 14]);
  expect(kept(plant('tree-a', 11))).toEqual([11]);
});

import { expect, test } from 'vitest';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { contains } from '#domain/geometry/plane.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { framedBy, spotOf } from '#studio/scene/framing.ts';
import type { Camera, Scene } from '#studio/scene/scene.ts';
import { shadeTrees } from './shade-trees.ts';

const sceneOf = (words: string): Scene => buildScene(interpretAny(words).design, { detail: 'full', seed: 7 });

const WIDE_DECK = 'family pool 34x17 with slide, ranch house, garden';
// Over paving into the garden, with a low sun from one side.
const CAMERA: Camera = { eye: [3, 2, 10.5], target: [0, 2, 0], fovDeg: 64, shift: -0.1 };

test('the shade of a tree outside the picture lies in front, on the paving and not on the water', () => {
  const scene = sceneOf(WIDE_DECK);
  const [tree, ...others] = shadeTrees(scene, CAMERA);
  if (!tree) throw new Error('no shade');
  expect(others).toEqual([]);
  const [sx, sy, sz] = scene.sun.direction;
  // Down along the light from the middle of its crown.
  const [x, z] = [tree.x - (sx / sy) * 4.6, tree.z - (sz / sy) * 4.6];
  expect(scene.waters.some(({ outline }) => contains(outline, [x, z]))).toBe(false);
  expect(Math.hypot(x - CAMERA.eye[0], z - CAMERA.eye[2])).toBeLessThan(8);
  const foot = spotOf(framedBy(CAMERA), [tree.x, 0, tree.z]);
  expect(foot === null || Math.abs(foot[0]) > 1.3).toBe(true);
});

test('none by day or dusk, none before an infinity edge, and none on somebody’s own land', () => {
  for (const words of [`${WIDE_DECK} at noon`, `${WIDE_DECK} at dusk`, `${WIDE_DECK} with infinity edge`])
    expect(shadeTrees(sceneOf(words), CAMERA), words).toEqual([]);
});

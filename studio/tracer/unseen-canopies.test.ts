import { expect, test } from 'vitest';
import type { Camera, SceneMesh } from '#studio/scene/scene.ts';
import { withoutUnseenCanopies } from './unseen-canopies.ts';

const CAMERA: Camera = { eye: [0, 1.65, 0], target: [0, 1.65, -6], fovDeg: 90 };

/** Two umbrellas' cloth, one triangle each, in one mesh. */
function cloth(material: SceneMesh['material'], ...places: number[]): SceneMesh {
  const positions = places.flatMap((x) => [x - 1, 2, -6, x + 1, 2, -6, x, 2.4, -6]);
  return {
    material,
    positions: Float32Array.from(positions),
    normals: new Float32Array(positions.length),
    uvs: new Float32Array((positions.length / 3) * 2),
    indices: Uint32Array.from(places.flatMap((_, i) => [i * 3, i * 3 + 1, i * 3 + 2])),
    parts: [{ part: 'furniture', start: 0, count: places.length * 3 }],
  };
}

const kept = (mesh: SceneMesh) =>
  withoutUnseenCanopies([mesh], CAMERA).flatMap(({ indices }) => [...indices]);

test('an umbrella outside the picture throws no shade into it; one that is seen, in part too, stays whole', () => {
  expect(kept(cloth('canopy', 0, 12))).toEqual([0, 1, 2]);
  expect(kept(cloth('canopy', 6.5))).toEqual([0, 1, 2]);
  expect(kept(cloth('canopy', 12))).toEqual([]);
});

test('nothing but umbrellas is left out', () => {
  expect(kept(cloth('wall', 12))).toEqual([0, 1, 2]);
});

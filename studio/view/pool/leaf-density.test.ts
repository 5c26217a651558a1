import { expect, test } from 'vitest';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { withFewerLeaves, withLargerLeaves } from './leaf-density.ts';

function level(up: number): SceneMesh {
  return {
    material: 'foliage',
    positions: new Float32Array([0, 0, 0, 3, 0, 0, 0, 0, 3]),
    normals: new Float32Array([0, up, 0, 0, up, 0, 0, up, 0]),
    uvs: new Float32Array(6),
    indices: new Uint32Array([0, 1, 2]),
    parts: [],
  };
}

test('a larger leaf keeps its place', () => {
  const { positions } = withLargerLeaves(level(1), 2);
  expect([...positions]).toEqual([-1, 0, -1, 5, 0, -1, -1, 0, 5]);
});

test('fewer leaves are whole leaves, taken evenly', () => {
  const mesh = { ...level(1), indices: Uint32Array.from({ length: 15 }, (_, at) => at) };
  expect([...withFewerLeaves(mesh, 2).indices]).toEqual([0, 1, 2, 6, 7, 8, 12, 13, 14]);
});

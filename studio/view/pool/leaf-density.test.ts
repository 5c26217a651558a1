import { expect, test } from 'vitest';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { withFewerBalls, withFewerLeaves, withLargerBalls, withLargerLeaves } from './leaf-density.ts';

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

test('fewer balls are whole balls', () => {
  const mesh = { ...level(1), indices: Uint32Array.from({ length: 18 }, (_, at) => at) };
  expect([...withFewerBalls(mesh, 2, 2).indices]).toEqual([0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17]);
});

test('balls grow about their own middles, each by itself', () => {
  const two = {
    ...level(1),
    positions: new Float32Array([...level(1).positions, 9, 0, 9, 12, 0, 9, 9, 0, 12]),
  };
  expect([...withLargerBalls(two, 1, 2).positions.subarray(9)]).toEqual([8, 0, 8, 14, 0, 8, 8, 0, 14]);
});

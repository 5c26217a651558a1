import { expect, test } from 'vitest';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { DRY, waterLevels } from './water-level.ts';

const pool = {
  y: -0.1,
  outline: [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
  ] as const,
};

function triangle(...positions: number[]): SceneMesh {
  return {
    material: 'plaster',
    positions: new Float32Array(positions),
    normals: new Float32Array(9),
    uvs: new Float32Array(6),
    indices: new Uint32Array([0, 1, 2]),
    parts: [],
  };
}

test('the floor and the walls of a pool lie under its water', () => {
  expect([...waterLevels(triangle(1, -1, 1, 2, -1, 1, 2, -1, 1.5), [pool])]).toEqual(
    [pool.y, pool.y, pool.y].map(Math.fround),
  );
  expect(waterLevels(triangle(0, -1, 1, 0, 0, 1, 0, -1, 1.5), [pool])[0]).toBe(Math.fround(pool.y));
});

test('what stands beside the pool or above its water is dry', () => {
  expect(waterLevels(triangle(6, -1, 1, 7, -1, 1, 7, -1, 2), [pool])[0]).toBe(DRY);
  expect(waterLevels(triangle(1, 0, 1, 2, 0, 1, 2, 0, 1.5), [pool])[0]).toBe(DRY);
});

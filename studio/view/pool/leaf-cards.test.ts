import { expect, test } from 'vitest';
import { prototypeOf } from '#studio/scene/plants/prototypes.ts';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { isSpray, sprayOf, withLeafCards } from './leaf-cards.ts';
import { leafPixels } from './leaf-texture.ts';

const kite: SceneMesh = {
  material: 'foliage',
  positions: new Float32Array([-2, 5, 0, 0, 5, -1, 2, 5, 0, 0, 5, 1]),
  normals: new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]),
  uvs: new Float32Array(8),
  indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  parts: [],
};

test('a leaf becomes a square card in its own plane, about its own middle', () => {
  const { positions, indices } = withLeafCards(kite, 1, 2);
  expect([...positions]).toEqual([-4, 5, -4, 4, 5, -4, 4, 5, 4, -4, 5, 4]);
  expect(indices.length).toBe(6);
});

test('a tree of cards is a fraction of a tree of leaves and fills the same space', () => {
  const leaves = prototypeOf('tree-a', 'light').meshes.find(({ material }) => isSpray(material));
  if (!leaves) throw new Error('the tree has no leaves');
  const cards = sprayOf(leaves, false);
  expect(cards.indices.length).toBeLessThan(leaves.indices.length / 6);
  const top = ({ positions }: SceneMesh) => Math.max(...positions.filter((_, at) => at % 3 === 1));
  expect(Math.abs(top(cards) - top(leaves))).toBeLessThan(0.6);
});

test('a spray covers about half its card and leaves the corners free', () => {
  const alpha = leafPixels().filter((_, at) => at % 4 === 3);
  const covered = alpha.filter((value) => value > 0).length / alpha.length;
  expect(covered).toBeGreaterThan(0.35);
  expect(covered).toBeLessThan(0.7);
  expect([alpha[0], alpha.at(-1)]).toEqual([0, 0]);
});

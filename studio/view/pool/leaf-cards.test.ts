import { expect, test } from 'vitest';
import { prototypeOf } from '#studio/scene/plants/prototypes.ts';
import type { SceneMesh } from '#studio/scene/scene.ts';
import { isSpray, sprayOf, withLeafCards, withLeafyFaces } from './leaf-cards.ts';
import { LEAF_CUT, leafPixels, smallerLeaves } from './leaf-texture.ts';

const kite: SceneMesh = {
  material: 'foliage',
  positions: new Float32Array([-2, 5, 0, 0, 5, -1, 2, 5, 0, 0, 5, 1]),
  normals: new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]),
  uvs: new Float32Array(8),
  indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  parts: [],
};

test('a leaf becomes a square card about its own middle, folded from corner to corner', () => {
  const { positions, indices } = withLeafCards(kite, 1, 2);
  const along = (axis: number) => [...positions].filter((_, at) => at % 3 === axis);
  expect(along(0)).toEqual([-4, 4, 4, -4]);
  expect(along(2)).toEqual([-4, -4, 4, 4]);
  const [first = 0, second = 0, third = 0, fourth = 0] = along(1).map((y) => y - 5);
  expect(Math.abs(first)).toBeGreaterThan(1);
  expect([second, third, fourth].map((y) => Math.sign(y))).toEqual(
    [-1, 1, -1].map((way) => way * Math.sign(first)),
  );
  expect(indices.length).toBe(6);
});

test('a tree of cards is a fraction of a tree of leaves and fills the same space', () => {
  const leaves = prototypeOf('tree-a', 'light').meshes.find(({ material }) => isSpray(material));
  if (!leaves) throw new Error('the tree has no leaves');
  const cards = sprayOf(leaves, false);
  expect(cards.indices.length).toBeLessThan(leaves.indices.length / 3);
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

test('a spray far away is as dense as one near by', () => {
  const shares = smallerLeaves(leafPixels()).map((pixels) => {
    const alpha = pixels.filter((_, at) => at % 4 === 3);
    return alpha.filter((value) => value >= LEAF_CUT * 255).length / alpha.length;
  });
  for (const share of shares.slice(0, 6)) expect(Math.abs(share - (shares[0] ?? 0))).toBeLessThan(0.05);
});

test('each face of a crown’s filling is painted from the side it looks to', () => {
  const face: SceneMesh = {
    ...kite,
    positions: new Float32Array([5, 0, 0, 5, 2, 0, 5, 0, 3]),
    normals: new Float32Array([1, 0, 0, 1, 0, 0, 1, 0, 0]),
    uvs: new Float32Array(6),
    indices: new Uint32Array([0, 1, 2]),
  };
  expect([...withLeafyFaces(face).uvs]).toEqual([0, 0, 0, 2, 3, 0]);
});

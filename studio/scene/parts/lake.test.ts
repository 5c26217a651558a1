import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { buildScene } from '../build-scene.ts';
import { METRES_PER_FOOT } from '../scene.ts';

const DEEP = 11;
const design: Design = { ...DEFAULT_DESIGN, setting: 'lake', shallowFt: 4, deepFt: DEEP, features: [] };

test('the lake does not show in a pool that is deeper than the lake lies low', () => {
  const { meshes, layout } = buildScene(design, { detail: 'full', seed: 7 });
  const lake = meshes.find(({ material }) => material === 'lake');
  const { outline } = layout.pool;
  const corners = outline.map(([x, z]) => [x * METRES_PER_FOOT, z * METRES_PER_FOOT] as const);
  const middle = [0, 1].map((axis) => corners.reduce((sum, c) => sum + (c[axis] ?? 0), 0) / corners.length);
  let covering = 0;
  for (let i = 0; i < (lake?.indices.length ?? 0); i += 3) {
    const spots = [0, 1, 2].map((k) => {
      const at = (lake?.indices[i + k] ?? 0) * 3;
      return [lake?.positions[at] ?? 0, lake?.positions[at + 2] ?? 0] as const;
    });
    for (const spot of [middle, ...corners]) if (isIn(spots, spot[0] ?? 0, spot[1] ?? 0)) covering++;
  }
  expect(lake?.indices.length).toBeGreaterThan(0);
  expect(covering).toBe(0);
});

function isIn(corners: readonly (readonly [number, number])[], x: number, z: number): boolean {
  const sides = corners.map(([ax, az], i) => {
    const [bx, bz] = corners[(i + 1) % corners.length] ?? [0, 0];
    return (bx - ax) * (z - az) - (bz - az) * (x - ax) > 0;
  });
  return sides.every((side) => side === sides[0]);
}

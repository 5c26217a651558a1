import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { buildScene } from '../build-scene.ts';
import { METRES_PER_FOOT } from '../scene.ts';

/** Where the shells of the loungers on the shelf lie. */
function shelfOf(change: Partial<Design>) {
  const { layout, meshes } = buildScene(
    { ...DEFAULT_DESIGN, lengthFt: 40, widthFt: 16, ...change },
    { detail: 'light' },
  );
  const shells = meshes
    .filter(({ material }) => material === 'resin')
    .flatMap(({ positions, indices, parts }) =>
      parts
        .filter(({ part }) => part === 'furniture')
        .flatMap(({ start, count }) =>
          [...indices.subarray(start, start + count)].map((i) => [
            positions[i * 3] ?? 0,
            positions[i * 3 + 2] ?? 0,
          ]),
        ),
    );
  return { layout, shells };
}

test('loungers on a shelf keep three feet from the bubblers beside them', () => {
  const { layout, shells } = shelfOf({ features: ['Sunshelf', 'Bubblers'], counts: { Bubblers: 2 } });
  const bubblers = layout.items.filter(({ kind }) => kind === 'Bubblers').map(({ anchor }) => anchor);
  expect(bubblers).toHaveLength(2);
  expect(shells.length).toBeGreaterThan(0);
  const away = shells.flatMap(([x = 0, z = 0]) =>
    bubblers.map((at) => Math.hypot(x - at.x * METRES_PER_FOOT, z - at.z * METRES_PER_FOOT)),
  );
  expect(Math.min(...away)).toBeGreaterThan(0.9);
});

test('no lounger stands between an infinity edge and the water behind it', () => {
  const { layout, shells } = shelfOf({ features: ['Sunshelf', 'Infinity Edge'], house: 'modern' });
  const out = layout.pool.infinityEdge?.out[1] ?? 0;
  const onShelf = shells.filter(([x = 0]) => x < 0);
  expect(onShelf.length).toBeGreaterThan(0);
  expect(Math.max(...onShelf.map(([, z = 0]) => z * Math.sign(out)))).toBeLessThan(0.3);
});

import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { buildScene } from '../build-scene.ts';
import { METRES_PER_FOOT } from '../scene.ts';

test('loungers on a shelf keep three feet from the bubblers beside them', () => {
  const { layout, meshes } = buildScene(
    {
      ...DEFAULT_DESIGN,
      lengthFt: 40,
      widthFt: 16,
      features: ['Sunshelf', 'Bubblers'],
      counts: { Bubblers: 2 },
    },
    { detail: 'light' },
  );
  const bubblers = layout.items.filter(({ kind }) => kind === 'Bubblers').map(({ anchor }) => anchor);
  const shells = meshes
    .filter(({ material }) => material === 'trim')
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
  expect(bubblers).toHaveLength(2);
  expect(shells.length).toBeGreaterThan(0);
  const away = shells.flatMap(([x = 0, z = 0]) =>
    bubblers.map((at) => Math.hypot(x - at.x * METRES_PER_FOOT, z - at.z * METRES_PER_FOOT)),
  );
  expect(Math.min(...away)).toBeGreaterThan(0.9);
});

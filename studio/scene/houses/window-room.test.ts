import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { buildScene } from '../build-scene.ts';
import { METRES_PER_FOOT } from '../scene.ts';

test.each(['coastal', 'modern'] as const)(
  '%s: no upper floor hangs below the ceiling of the room under it',
  (house) => {
    const { meshes } = buildScene({ ...DEFAULT_DESIGN, house }, { detail: 'light' });
    const floors = meshes.filter(({ material }) => material === 'interiorFloor');
    const heights = floors.flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => (positions[i * 3 + 1] ?? 0) / METRES_PER_FOOT),
    );
    expect(heights.filter((height) => height > 9.5).length).toBeGreaterThan(0);
    expect(heights.filter((height) => height > 4 && height <= 9.5)).toEqual([]);
  },
);

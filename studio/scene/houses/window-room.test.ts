import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { HOUSES } from '#domain/design/design.ts';
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

const ROOM_THINGS = ['roomWood', 'seat', 'art', 'shadeLamp'] as const;

test.each(HOUSES.filter((house) => house !== 'none'))(
  '%s: its rooms are furnished within bounds',
  (house) => {
    const { meshes } = buildScene({ ...DEFAULT_DESIGN, house }, { detail: 'light' });
    const triangles = (ids: readonly string[]) =>
      meshes
        .filter(({ material }) => ids.includes(material))
        .reduce((sum, { indices }) => sum + indices.length / 3, 0);
    for (const id of ROOM_THINGS) expect(triangles([id])).toBeGreaterThan(0);
    expect(triangles([...ROOM_THINGS, 'books', 'cabinet', 'curtain', 'rug'])).toBeLessThan(9000);
  },
);

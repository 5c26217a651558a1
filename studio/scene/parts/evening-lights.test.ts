import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { contains } from '#domain/geometry/plane.ts';
import { buildScene } from '../build-scene.ts';

const sunk = (design: Design) => {
  const { lights, waters } = buildScene(design, { detail: 'light' });
  return { lights: lights.filter(({ underwater }) => underwater), waters };
};

test.each(STYLES)('at dusk a %s pool has its one or two lights, in its water', (style) => {
  const { lights, waters } = sunk({ ...DEFAULT_DESIGN, style, hour: 'dusk' });
  expect(lights.length).toBeGreaterThan(0);
  expect(lights.length).toBeLessThan(5);
  for (const { position } of lights)
    expect(
      waters.some(({ y, outline }) => position[1] < y && contains(outline, [position[0], position[2]])),
    ).toBe(true);
});

test('by day nothing shines in the water of a pool without lighting, at sunset something does', () => {
  expect(sunk({ ...DEFAULT_DESIGN, hour: 'day' }).lights).toEqual([]);
  expect(sunk({ ...DEFAULT_DESIGN, hour: 'golden' }).lights).toEqual([]);
  expect(sunk({ ...DEFAULT_DESIGN, hour: 'sunset' }).lights).not.toEqual([]);
});

import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design, Hour } from '#domain/design/design.ts';
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

const uplights = (hour: Hour) => {
  const { lights, instances } = buildScene({ ...DEFAULT_DESIGN, hour }, { detail: 'light', seed: 7 });
  const up = lights.filter(({ underwater, direction }) => !underwater && (direction?.[1] ?? 0) > 0.9);
  return { up, instances };
};

test('after sunset a few trees around the terrace are lit from their feet, none of them twice; by day none', () => {
  const { up, instances } = uplights('dusk');
  expect(up.length).toBeGreaterThan(1);
  expect(up.length).toBeLessThan(6);
  const trees = instances.filter(({ prototype }) => /^(tree|palm|cypress)/.test(prototype));
  for (const { position } of up)
    expect(trees.some(({ x, z }) => Math.hypot(x - position[0], z - position[2]) < 1)).toBe(true);
  const apart = up.flatMap((a, i) =>
    up.slice(i + 1).map((b) => Math.hypot(a.position[0] - b.position[0], a.position[2] - b.position[2])),
  );
  expect(Math.min(...apart)).toBeGreaterThan(2);
  expect(uplights('day').up).toEqual([]);
});

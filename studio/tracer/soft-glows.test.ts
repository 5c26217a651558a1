import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { glowsOf } from './soft-glows.ts';

test('at dusk the water shines turquoise from its surface, windows warm from before the wall', () => {
  const scene = buildScene({ ...DEFAULT_DESIGN, hour: 'dusk' }, { detail: 'light' });
  const glows = glowsOf(scene, 1, 1);
  const lamps = scene.lights.filter(({ underwater }) => underwater);
  expect(glows).toHaveLength(lamps.length + scene.glows.length);
  for (const [, y = 0, , r = 0, , b = 0] of glows.slice(0, lamps.length)) {
    expect(y).toBeGreaterThanOrEqual(scene.waters[0]?.y ?? 1);
    expect(b).toBeGreaterThan(2 * r);
  }
  expect(scene.glows.length).toBeGreaterThan(1);
  for (const [, , , r = 0, , b = 0] of glows.slice(lamps.length)) expect(r).toBeGreaterThan(2 * b);
});

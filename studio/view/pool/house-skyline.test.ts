import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { METRES_PER_FOOT as FT } from '#studio/scene/scene.ts';
import { houseTopFt } from '#studio/scene/sights.ts';
import { houseSkyline } from './house-skyline.ts';

test('the skyline is as high as the house, and as wide', () => {
  const scene = buildScene(DEFAULT_DESIGN, { detail: 'light' });
  const skyline = houseSkyline(scene);
  const xs = skyline.map(([x]) => x / FT);
  expect(Math.max(...skyline.map(([, y]) => y)) / FT).toBeCloseTo(houseTopFt(scene.layout), -1);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(35);
});

test('where no house stands nothing is in the way of the sky', () => {
  expect(houseSkyline(buildScene({ ...DEFAULT_DESIGN, house: 'none' }, { detail: 'light' }))).toEqual([]);
});

import { DataUtils } from 'three';
import { expect, test } from 'vitest';
import { sunFor } from '#studio/scene/sun.ts';
import { CLEAR_SKY_SIZE, clearSkyPixels } from './clear-sky.ts';

const SIDES = { east: 0, west: 1, above: 2, south: 4, north: 5 } as const;

test('the clear sky is brightest at the horizon below the sun, and bluer above', () => {
  const sun = sunFor('golden', 0);
  const faces = clearSkyPixels('golden', sun);
  const at = (face: number, row: number, channel: number) =>
    DataUtils.fromHalfFloat(faces[face]?.[(row + 0.5) * CLEAR_SKY_SIZE * 4 + channel] ?? 0);
  const [x, , z] = sun.direction;
  const alongX = Math.abs(x) > Math.abs(z);
  const [towards, away] = alongX
    ? x > 0
      ? [SIDES.east, SIDES.west]
      : [SIDES.west, SIDES.east]
    : z > 0
      ? [SIDES.south, SIDES.north]
      : [SIDES.north, SIDES.south];
  const HORIZON = CLEAR_SKY_SIZE / 2 - 1;
  expect(at(towards, HORIZON, 0)).toBeGreaterThan(2 * at(away, HORIZON, 0));
  const blueness = (face: number, row: number) => at(face, row, 2) / at(face, row, 0);
  expect(blueness(SIDES.above, 8)).toBeGreaterThan(2 * blueness(towards, HORIZON));
});

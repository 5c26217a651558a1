import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { SUN_PLACES } from '#domain/sun/sun-places.ts';
import { sunnyTimes } from '#domain/sun/sunny-hours.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Scene, SceneMesh, Vec3 } from '#studio/scene/scene.ts';
import { isShaded, shadeGrid } from './shade-grid.ts';
import { sunDay } from './sun-day.ts';

/** An upright wall from (x, z0) to (x, z1), so high. */
function wall(x: number, z0: number, z1: number, high: number): SceneMesh {
  const corners: Vec3[] = [
    [x, 0, z0],
    [x, 0, z1],
    [x, high, z1],
    [x, high, z0],
  ];
  return {
    material: 'wall',
    positions: Float32Array.from(corners.flat()),
    normals: new Float32Array(12),
    uvs: new Float32Array(8),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    parts: [],
  };
}

const shelved: Design = { ...DEFAULT_DESIGN, features: ['Sunshelf'], house: 'none', setting: 'desert' };
const scene = buildScene(shelved, { detail: 'light' });
const alone = (...meshes: SceneMesh[]): Scene => ({ ...scene, meshes, prototypes: [], instances: [] });
const julyIn = (shown: Scene) => sunDay(shown, shadeGrid(shown), SUN_PLACES.AZ, 7);

test('a wall 3 m high, 3 m away, hides a sun lower than 45° behind it and no other', () => {
  const grid = shadeGrid(alone(wall(-3, -10, 10, 3)));
  const towards = (deg: number, side: 1 | -1): Vec3 => [
    side * Math.cos((deg * Math.PI) / 180),
    Math.sin((deg * Math.PI) / 180),
    0,
  ];
  expect(isShaded(grid, [0, 0, 0], towards(44, -1))).toBe(true);
  expect(isShaded(grid, [0, 0, 0], towards(46, -1))).toBe(false);
  expect(isShaded(grid, [0, 0, 0], towards(44, 1))).toBe(false);
  expect(isShaded(grid, [0, 0, 0], [0, 1, 0])).toBe(false);
});

test('with nothing around, everything has sun from an hour after sunrise to before sunset', () => {
  const { shelf, water, deck } = julyIn(alone());
  // In mid-July the Phoenix sun is over 5° from 5:58 to 19:10, by its clock.
  for (const shares of [shelf, water, deck]) expect(sunnyTimes(shares ?? [])).toEqual([{ from: 6, to: 19 }]);
});

test('a high wall west of the shelf takes its afternoon, one east of it its morning', () => {
  // The house is north, so west is at -x, where the shelf is.
  const x = -(DEFAULT_DESIGN.lengthFt / 2) * 0.3048;
  const [times] = sunnyTimes(julyIn(alone(wall(x - 1, -30, 30, 6))).shelf ?? []);
  // Over the shelf's middle, 2.07 m from the wall, it rises by 71°; the sun is below that from 1:20 on, which the clock calls 1:54.
  expect(times).toEqual({ from: 6, to: 14 });
  const [morning] = sunnyTimes(julyIn(alone(wall(x + 4, -30, 30, 6))).shelf ?? []);
  // 2.93 m away it rises by 64°; the sun is over that from 10:08 on, which the clock calls 10:42.
  expect(morning).toEqual({ from: 10.5, to: 19 });
  // Turned around, the same wall stands in the east.
  const turned = alone(wall(x - 1, -30, 30, 6));
  const south = { ...turned, layout: { ...turned.layout, backBearingDeg: 180 } };
  expect(sunnyTimes(julyIn(south).shelf ?? [])[0]?.to).toBe(19);
});

test('a drawn house on the west shades the deck earlier than none, and a pool without a shelf has no line for it', () => {
  const lit = (design: Design) => {
    const drawn = buildScene(design, { detail: 'light' });
    return sunDay(drawn, shadeGrid(drawn), SUN_PLACES.AZ, 7);
  };
  const hours = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / 4;
  const none = lit({ ...shelved, features: [], houseSide: 'west' });
  const house = lit({ ...shelved, features: [], houseSide: 'west', house: 'modern' });
  expect(hours(house.deck)).toBeLessThan(hours(none.deck) - 0.5);
  expect(none.shelf).toBeNull();
});

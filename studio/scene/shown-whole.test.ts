import { expect, test } from 'vitest';
import type { Design } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { layoutDesign } from './layout.ts';
import type { Camera } from './scene.ts';
import { isWhole, showsLoungers } from './shown-whole.ts';

const LEVEL: Camera = { eye: [0, 1.65, 9], target: [0, 1.65, 3], fovDeg: 70 };
const square = (x: number, z: number): [number, number][] => [
  [x - 4, z - 4],
  [x + 4, z - 4],
  [x + 4, z + 4],
  [x - 4, z + 4],
];

test('a thing is shown whole between the borders and not before the feet', () => {
  expect(isWhole(LEVEL, square(0, -10), 7)).toBe(true);
  expect(isWhole(LEVEL, square(-28, -10), 7)).toBe(false);
  expect(isWhole(LEVEL, square(0, 20), 7)).toBe(false);
  expect(isWhole(LEVEL, square(0, -10), 30)).toBe(false);
});

test('loungers stand at the deep end where only there the first picture shows them, whatever else is moved', () => {
  const { design: fenced } = interpretAny('rectangular pool 32x16 with a safety fence, farmhouse');
  const at = (design: Design) =>
    layoutDesign(design).items.find(({ kind }) => kind === 'loungers')?.anchor.x ?? 0;
  expect(showsLoungers(layoutDesign(fenced))).toBe(true);
  expect(at(fenced)).toBeGreaterThan(16);
  expect(at({ ...fenced, moves: { loungers: { alongFt: 2, awayFt: 0 } } })).toBeGreaterThan(16);
});

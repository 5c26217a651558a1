import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { roomLook } from './room-look.ts';

const LOOKS = Array.from({ length: 40 }, (_, i) => roomLook({ ...DEFAULT_DESIGN, lengthFt: 20 + i }));

test('rooms are painted and furnished differently from house to house', () => {
  const colours = (
    name: 'interiorWall' | 'featureWall' | 'curtain' | 'rug' | 'seat' | 'cabinet' | 'roomWood',
  ) => new Set(LOOKS.map((look) => `${look[name].colour}`)).size;
  for (const name of [
    'interiorWall',
    'featureWall',
    'curtain',
    'rug',
    'seat',
    'cabinet',
    'roomWood',
  ] as const)
    expect(colours(name)).toBeGreaterThan(3);
});

test('under the same lamps the wall that stands out is darker than the others', () => {
  for (const { interiorWall, featureWall } of LOOKS)
    expect(featureWall.emission[1]).toBeLessThan(interiorWall.emission[1]);
});

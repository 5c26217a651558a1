import { expect, test } from 'vitest';
import { outlineFor } from '#domain/design/outline.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { areaOf, offset, rectangle } from '#domain/geometry/plane.ts';
import { type Triangle, triangulate } from './triangulate.ts';

const total = (triangles: Triangle[]) => triangles.reduce((sum, triangle) => sum + areaOf(triangle), 0);

test('a deck around any pool covers exactly the deck less the pool', () => {
  for (const style of STYLES) {
    const hole = offset(outlineFor(style, 36, 18, false), 1);
    const deck = rectangle(-40, -30, 40, 30);
    expect(total(triangulate(deck, [hole]))).toBeCloseTo(areaOf(deck) - areaOf(hole), 3);
  }
});

test('every outline is covered once', () => {
  for (const style of STYLES) {
    const outline = outlineFor(style, 30, 15, true);
    expect(total(triangulate(outline))).toBeCloseTo(areaOf(outline), 4);
  }
});

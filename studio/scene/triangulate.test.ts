import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { areaOf, offset, rectangle } from '#domain/geometry/plane.ts';
import { type Triangle, triangulate } from './triangulate.ts';

const total = (triangles: Triangle[]) => triangles.reduce((sum, triangle) => sum + areaOf(triangle), 0);

const everyShape = STYLES.flatMap((style) =>
  [undefined, ...POOL_SHAPES].map((shape) => ({ ...DEFAULT_DESIGN, style, ...(shape ? { shape } : {}) })),
);

test('a deck around any pool covers exactly the deck less the pool', () => {
  for (const design of everyShape) {
    const hole = offset(outlineOf({ ...design, lengthFt: 36, widthFt: 18 }), 1);
    const deck = rectangle(-40, -30, 40, 30);
    expect(total(triangulate(deck, [hole]))).toBeCloseTo(areaOf(deck) - areaOf(hole), 3);
  }
});

test('every outline is covered once', () => {
  for (const design of everyShape) {
    const outline = outlineOf({ ...design, lengthFt: 30, widthFt: 15 });
    expect(total(triangulate(outline))).toBeCloseTo(areaOf(outline), 4);
  }
});

import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DECKS } from '#domain/design/design.ts';
import { MATERIAL_IDS, materialsFor } from '#studio/scene/materials.ts';
import { bakePattern } from './bake-pattern.ts';

const table = materialsFor(DEFAULT_DESIGN);

test('every material bakes to a picture that keeps its colour on average', () => {
  for (const id of MATERIAL_IDS) {
    const { pixels } = bakePattern(table[id], 64);
    let sum = 0;
    for (let at = 1; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
    const mean = sum / (pixels.length / 4) / 128;
    expect(mean, id).toBeGreaterThan(0.7);
    expect(mean, id).toBeLessThan(1.25);
  }
});

test('no pattern shows a seam where it repeats', () => {
  for (const deck of DECKS) {
    const { pixels, size } = bakePattern(materialsFor({ ...DEFAULT_DESIGN, deck }).deck, 128);
    const step = (a: number, b: number) => {
      let sum = 0;
      for (let row = 0; row < size; row++) {
        sum += Math.abs((pixels[(row * size + a) * 4] ?? 0) - (pixels[(row * size + b) * 4] ?? 0));
      }
      return sum / size;
    };
    const inside = Array.from({ length: size - 1 }, (_, column) => step(column, column + 1));
    expect(step(size - 1, 0), deck).toBeLessThanOrEqual(Math.max(...inside) + 1);
  }
});

test('each kind of deck looks different from the others', () => {
  const pictures = DECKS.map((deck) =>
    bakePattern(materialsFor({ ...DEFAULT_DESIGN, deck }).deck, 64).pixels.join(),
  );
  expect(new Set(pictures).size).toBe(DECKS.length);
});

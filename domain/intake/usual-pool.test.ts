import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intakeFields } from './intake-form.ts';
import { USUAL_POOL, usualDeckSqFt } from './usual-pool.ts';

test('the deck around a pool is computed from its size, once both measures are known', () => {
  // (30 + 8) × (15 + 14) less the water, to the nearest ten
  expect(usualDeckSqFt(30, 15)).toBe(650);
  for (const missing of [undefined, '', Number.NaN, 0, -4, 501]) {
    expect(usualDeckSqFt(missing, 15)).toBeUndefined();
    expect(usualDeckSqFt(30, missing)).toBeUndefined();
  }
});

test('what is filled in is always an answer that the form takes', () => {
  const { shape } = intakeFields;
  for (const [name, feet] of Object.entries(USUAL_POOL))
    expect(Object.hasOwn(shape, name) && feet >= 3, name).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 500 }), fc.integer({ min: 8, max: 500 }), (length, width) => {
      expect(shape.deckSquareFootage.safeParse(usualDeckSqFt(length, width)).success).toBe(true);
    }),
  );
});

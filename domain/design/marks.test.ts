import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import { unchangedParts } from './marks.ts';

const POOL: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Fire Feature', 'Bubblers'], fire: 'pit' };
const after = (change: Partial<Design>) => unchangedParts(POOL, { ...POOL, ...change });

test('a part that is changed is not as it was; the price never is', () => {
  expect(after({})).toEqual(['style', 'size', 'depth', 'finish', 'deck', ...POOL.features]);
  expect(after({ lengthFt: 50 })).not.toContain('size');
  expect(after({ shape: 'Round' })).not.toContain('style');
  expect(after({ fire: 'bowls' })).not.toContain('Fire Feature');
  expect(after({ counts: { Bubblers: 5 } })).not.toContain('Bubblers');
  expect(after({ features: ['Raised Spa', 'Slide'] })).not.toContain('Slide');
});

import { expect, test } from 'vitest';
import { LONG, someOf } from './long.ts';

test.skipIf(LONG)('a quick run looks at as many as it says, the first among them, spread over all', () => {
  const all = Array.from({ length: 37 }, (_, i) => i);
  expect(someOf(all, 5)).toEqual([0, 8, 15, 23, 30]);
  expect(someOf(all, 40)).toEqual(all);
  expect(someOf([], 3)).toEqual([]);
});

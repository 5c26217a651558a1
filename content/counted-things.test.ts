import { expect, test } from 'vitest';
import { COUNTED } from '#domain/design/counts.ts';
import { COUNTED_THINGS } from './counted-things.ts';

test('everything a design counts reads after its number', () => {
  expect(Object.keys(COUNTED_THINGS).toSorted()).toEqual(COUNTED.toSorted());
});

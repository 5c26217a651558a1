import { expect, test } from 'vitest';
import { someDesigns } from '#studio/scene/testing/some-designs.ts';
import { LONG } from '../long.ts';
import { askedInView, inFirstView, LEAST_IN_FIRST_VIEW, neverSeen } from './asked-in-view.ts';

// The first of the 200 that npm run proof:pictures looks at.
const FEW = LONG ? 32 : 5;

test('whatever was asked for is seen in a picture offered, and nearly all of it in the first', () => {
  const asked = askedInView(someDesigns(FEW));
  expect(neverSeen(asked)).toEqual([]);
  expect(inFirstView(asked)).toBeGreaterThanOrEqual(LEAST_IN_FIRST_VIEW);
});

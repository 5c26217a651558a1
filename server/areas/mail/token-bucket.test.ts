import { expect, test } from 'vitest';
import { tokenBucket } from './token-bucket.ts';

test('a burst is allowed, then a steady trickle, and a pause fills it up again', () => {
  let time = 0;
  const allowed = tokenBucket({ burst: 3, perSecond: 2 }, () => time);
  expect([allowed(), allowed(), allowed(), allowed()]).toEqual([true, true, true, false]);
  time += 500;
  expect([allowed(), allowed()]).toEqual([true, false]);
  time += 60_000;
  expect([allowed(), allowed(), allowed(), allowed()]).toEqual([true, true, true, false]);
});

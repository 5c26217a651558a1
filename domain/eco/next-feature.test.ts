import { expect, test } from 'vitest';
import { nextFeature } from './next-feature.ts';

test('the best next feature gains most points for its money, none past the highest score', () => {
  expect(nextFeature([])).toBeUndefined();
  expect(nextFeature(['solar-heating'])).toMatchObject({ id: 'variable-pump', gain: 15, cost: 800 });
  expect(nextFeature(['solar-heating', 'led-lighting', 'variable-pump'])).toMatchObject({
    id: 'saltwater',
    gain: 7,
  });
  expect(nextFeature(['solar-heating', 'natural-filter', 'variable-pump'])).toBeUndefined();
});

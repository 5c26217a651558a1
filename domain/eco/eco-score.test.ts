import { expect, test } from 'vitest';
import { ECO_FEATURES, ecoFormSchema, extraCost } from './eco-form.ts';
import { ecoScore } from './eco-score.ts';
import { STANDARD_IMPACT } from './standard-impact.ts';

const good = { poolSize: 'medium', location: 'southeast', energyPriority: 'high', features: [] };
const messages = (change: object) =>
  ecoFormSchema.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message) ?? [];

test('the form asks in the specified words', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ poolSize: '' })).toEqual(['Please select a pool size']);
  expect(messages({ location: 'moon' })).toEqual(['Please select your location']);
  expect(messages({ energyPriority: undefined })).toEqual(['Please select energy priority']);
  expect(messages({ features: ['jacuzzi'] })).toHaveLength(1);
});

test('the score starts at 45 and adds each feature’s points', () => {
  expect(ecoScore([])).toBe(45);
  expect(ecoScore(['solar-heating'])).toBe(70);
  expect(ecoScore(['led-lighting'])).toBe(53);
  expect(ecoScore(['variable-pump'])).toBe(60);
  expect(ecoScore(['pool-cover'])).toBe(57);
  expect(ecoScore(['saltwater'])).toBe(55);
  expect(ecoScore(['natural-filter'])).toBe(60);
  expect(ecoScore(['solar-heating', 'variable-pump', 'saltwater'])).toBe(95);
});

test('the score stops at 100, and a feature counts once', () => {
  expect(ecoScore(ECO_FEATURES.map(({ id }) => id))).toBe(100);
  expect(ecoScore(['saltwater', 'saltwater'])).toBe(55);
});

test('all six features together cost the standard investment', () => {
  expect(extraCost(ECO_FEATURES.map(({ id }) => id))).toBe(STANDARD_IMPACT.initialInvestment);
});

test('the standard results are the specified ones', () => {
  expect(Object.values(STANDARD_IMPACT)).toEqual([2400, 68, 1850, 3.2, 85, 70, 14000, 18500, 4500, 7.6]);
});

import { expect, test } from 'vitest';
import { startingAssumptions } from './assumptions.ts';
import { analyseEco } from './eco-analysis.ts';
import { ECO_FEATURES, type EcoForm } from './eco-form.ts';
import { bestAddition, featureSavings, overlaps, worthwhileFeatures } from './feature-savings.ts';

const plain: EcoForm = {
  poolSize: 'medium',
  location: 'southeast',
  energyPriority: 'high',
  features: [],
};
const given = startingAssumptions(plain);

test('with nothing chosen each feature saves what an analysis of it alone says, the most first', () => {
  const savings = featureSavings(plain, given);
  expect(savings).toHaveLength(ECO_FEATURES.length);
  for (const { id, saving } of savings)
    expect(saving).toBe(analyseEco({ ...plain, features: [id] }, given).yearlySaving);
  expect(savings.map(({ saving }) => saving)).toEqual(
    savings.map(({ saving }) => saving).toSorted((one, other) => other - one),
  );
});

test('beside a cover the sun has less left to save', () => {
  const solar = (form: EcoForm) => featureSavings(form, given).find(({ id }) => id === 'solar-heating');
  expect(solar({ ...plain, features: ['pool-cover'] })?.saving).toBeLessThan(solar(plain)?.saving ?? 0);
});

test('to somebody who chose nothing at most three are suggested, and each pays for itself within ten years', () => {
  const suggested = worthwhileFeatures(plain, given);
  expect(suggested).toEqual(['pool-cover', 'solar-heating', 'variable-pump']);
  for (const id of suggested)
    expect(analyseEco({ ...plain, features: [id] }, given).paybackYears).toBeLessThan(10);
  expect(worthwhileFeatures({ ...plain, features: ['pool-cover'] }, given)).toEqual(suggested);
});

test('what to add next is the one that saves most of those not chosen, if it pays for itself', () => {
  const next = (features: EcoForm['features']) =>
    bestAddition(featureSavings({ ...plain, features }, given), features)?.id;
  expect(next(['solar-heating', 'led-lighting', 'variable-pump'])).toBe('pool-cover');
  expect(next(['pool-cover', 'solar-heating', 'variable-pump'])).not.toBe('saltwater');
  expect(next(ECO_FEATURES.map(({ id }) => id))).toBeUndefined();
});

test('features on different bills add up to what they save together, a cover and the sun do not', () => {
  const apart = (features: EcoForm['features']) => {
    const form = { ...plain, features };
    return overlaps(featureSavings(form, given), features, analyseEco(form, given).yearlySaving);
  };
  expect(apart(['solar-heating', 'led-lighting', 'variable-pump'])).toBe(false);
  expect(apart(['pool-cover', 'solar-heating'])).toBe(true);
});

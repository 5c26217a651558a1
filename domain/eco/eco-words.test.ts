import { expect, test } from 'vitest';
import { startingAssumptions } from './assumptions.ts';
import { analyseEco } from './eco-analysis.ts';
import type { EcoForm } from './eco-form.ts';
import { ecoStory, ownFacts } from './eco-words.ts';

const form: EcoForm = {
  poolSize: 'medium',
  location: 'southeast',
  energyPriority: 'moderate',
  features: ['variable-pump', 'pool-cover'],
};
const analysis = analyseEco(form, startingAssumptions(form));

test('the headline is explained by the pool, its climate and what was chosen; the totals stand in the bars beside it', () => {
  const words = {
    story: { plain: '{size} in {station}.', chosen: '{size} in {station}, with {features}.' },
    listed: '{first} and {last}',
  };
  expect(ecoStory(words, { form, features: ['salt', 'LED lighting', 'a cover'] })).toBe(
    '16 × 32 ft in Orlando, FL, with salt, LED lighting and a cover.',
  );
  expect(ecoStory(words, { form, features: [] })).toBe('16 × 32 ft in Orlando, FL.');
});

test('beside the example stand the same ten measures of this pool, and what it cost comes off at the end', () => {
  const words = {
    perYear: 'tons per year',
    years: '{years} years',
    noPayback: 'never',
    ofHeat: '{percent}%',
    none: 'none',
  };
  const own = ownFacts(words, analysis);
  expect(own).toHaveLength(10);
  const dollarsOf = (text = '') => Number(text.replace(/[^\d-]/g, ''));
  expect(dollarsOf(own[6])).toBe(4_000);
  expect(dollarsOf(own[7]) - dollarsOf(own[6])).toBe(dollarsOf(own[8]));
  expect(own[3]).toMatch(/^[\d.]+ tons per year$/);
  const none = analyseEco({ ...form, features: ['natural-filter'] }, startingAssumptions(form));
  // Plants keep no water from evaporating and heat none.
  expect(ownFacts(words, none)[0]).toBe('none');
  expect(ownFacts(words, none)[5]).toBe('none');
  expect(ownFacts(words, none).slice(-2)).toEqual([expect.stringMatching(/^-\$/), 'never']);
});

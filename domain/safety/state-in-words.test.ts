import { expect, test } from 'vitest';
import { stateInWords } from './state-in-words.ts';

test.each([
  ['a freeform pool for our yard in Phoenix', 'AZ'],
  ['modern pool, we live near Las Vegas', 'NV'],
  ['lap pool in north carolina', 'NC'],
  ['kidney pool, Sarasota, FL', 'FL'],
  ['a spa in TX', 'TX'],
  ['we moved from Ohio to Scottsdale', 'AZ'],
])('“%s” stands in %s', (words, state) => {
  expect(stateInWords(words)).toBe(state);
});

test.each([
  'a modern pool, 16 by 36, in our yard',
  'oh, and a spa in or near the pool',
  'a Palm Springs style pool in Denver',
  'we are from Chicago',
  'one in Dallas and one in Atlanta',
  'a pool like in Miami',
])('“%s” names no state for the yard', (words) => {
  expect(stateInWords(words)).toBeNull();
});

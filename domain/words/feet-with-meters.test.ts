import { expect, test } from 'vitest';
import { feetWithMeters } from './feet-with-meters.ts';

test.each([
  ['30 × 15 pies', '30 × 15 pies (9.1 × 4.6 m)'],
  ['de 3 a 6 pies', 'de 3 a 6 pies (0.9 a 1.8 m)'],
  ['5.5 pies en toda la piscina', '5.5 pies (1.7 m) en toda la piscina'],
  ['Muros de 4 pies o más, a 10 pies', 'Muros de 4 pies (1.2 m) o más, a 10 pies (3 m)'],
  ['400 pies cuadrados', '400 pies cuadrados'],
  ['30 pies (9.1 m)', '30 pies (9.1 m)'],
  ['de pies a cabeza', 'de pies a cabeza'],
])('%s', (sentence, said) => {
  expect(feetWithMeters(sentence)).toBe(said);
});

import { expect, test } from 'vitest';
import { numberWords } from './number-words.ts';

test('numbers up to a hundred are words', () => {
  expect([0, 5, 13, 20, 42, 99, 3.5, 4.25, 100].map(numberWords)).toEqual([
    'zero',
    'five',
    'thirteen',
    'twenty',
    'forty-two',
    'ninety-nine',
    'three and a half',
    '4.25',
    '100',
  ]);
});

import { expect, test } from 'vitest';
import { numberWords, spanishNumberWords } from './number-words.ts';

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

test('in Spanish too', () => {
  expect([0, 5, 16, 20, 21, 42, 99, 3.5, 4.25, 100].map(spanishNumberWords)).toEqual([
    'cero',
    'cinco',
    'dieciséis',
    'veinte',
    'veintiuno',
    'cuarenta y dos',
    'noventa y nueve',
    'tres y medio',
    '4.25',
    '100',
  ]);
});

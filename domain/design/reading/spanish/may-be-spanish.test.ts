import { expect, test } from 'vitest';
import { mayBeSpanish } from './may-be-spanish.ts';

test('Spanish is noticed with and without accents, and where it is mixed with English', () => {
  for (const words of [
    'alberca 30x15',
    'piscina moderna',
    'pool con slide',
    'modern pool, 10 metros',
    'tobogán',
  ])
    expect(mayBeSpanish(words)).toBe(true);
});

test('English is not', () => {
  for (const words of ['modern pool 16x32 with a hot tub', 'We want a slide, no diving board, for the kids'])
    expect(mayBeSpanish(words)).toBe(false);
});

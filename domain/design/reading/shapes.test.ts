import { expect, test } from 'vitest';
import { interpret } from '../interpret.ts';
import type { PoolShape } from '../shape.ts';

// Every word for an outline × what it may be said of.

const WORDS: [string, PoolShape][] = [
  ['L-shaped', 'L-shape'],
  ['L shaped', 'L-shape'],
  ['T-shaped', 'T-shape'],
  ['round', 'Round'],
  ['circular', 'Round'],
  ['oval', 'Oval'],
  ['elliptical', 'Oval'],
];
const shapeOf = (words: string) => interpret(words).design.shape;

test.each(WORDS)('%s, said of the pool, is its outline and no style', (word, shape) => {
  for (const words of [
    `a ${word} pool with a spa`,
    `the pool should be ${word}`,
    `${word}, 16 by 32, heated`,
    `pool: ${word}. Salt.`,
    `we want a kidney, no wait, a ${word} pool`,
  ])
    expect(shapeOf(words), words).toBe(shape);
  expect(interpret(`a ${word} pool`).assumptions.map(({ field }) => field)).toContain('style');
});

test.each(WORDS)('%s, said of another thing, is no outline of the pool', (word) => {
  for (const thing of ['patio', 'couch', 'driveway', 'spa', 'hot tub', 'outdoor kitchen', 'table'])
    expect(shapeOf(`a modern pool with a ${word} ${thing}`), thing).toBeUndefined();
  expect(shapeOf(`our yard is ${word}, modern pool please`)).toBeUndefined();
});

test('Roman ends and Grecian pools are one outline', () => {
  for (const words of ['Roman ends, 18 by 36', 'a grecian pool', 'Roman end pool', 'pool with rounded ends'])
    expect(shapeOf(words), words).toBe('Roman ends');
});

test('a round pool is as wide as long', () => {
  for (const words of ['20 ft round pool', 'round pool, diameter 20 ft', 'round, 20 ft'])
    expect(interpret(words).design, words).toMatchObject({ lengthFt: 20, widthFt: 20 });
});

test('nothing sets an outline unasked, and a kidney stays a style', () => {
  expect(shapeOf('a modern pool that we swim in all year round')).toBeUndefined();
  expect(interpret('kidney pool').design).toMatchObject({ style: 'Kidney' });
  expect(shapeOf('kidney pool')).toBeUndefined();
});

test('bowls and a pit are two kinds of fire', () => {
  expect(interpret('two fire bowls').design.fire).toBe('bowls');
  expect(interpret('a fire pit with seats').design.fire).toBe('pit');
  expect(interpret('some fire').design.fire).toBeUndefined();
});

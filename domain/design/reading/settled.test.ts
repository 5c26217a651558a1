import { expect, test } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (words: string) => interpret(words).design;

test.each([
  'He wanted kidney, I said lagoon. We ended up at freeform. 30 feet.',
  'First we said kidney, then lagoon. So, freeform. Final.',
  'We went from kidney to lagoon. TLDR: freeform, 12 x 26.',
  'kidney or lagoon, we argued. Freeform wins.',
  'The guy from the pool store said do a lagoon. We want freeform.',
])('of all styles in "%s" the one settled on counts', (words) => {
  expect(read(words).style).toBe('Freeform');
});

test.each([
  ['So: L. Spa in the elbow.', 'L-shape'],
  ["I've decided on an L, with a spa", 'L-shape'],
  ['How about a T?', 'T-shape'],
  ['is my yard too small for an oval pool', 'Oval'],
  ['He sent back a drawing of a kidney. So: T.', 'T-shape'],
])('"%s" names the outline', (words, shape) => {
  expect(read(words).shape).toBe(shape);
});

test('a letter, a round of changes and a comparison are no outlines', () => {
  for (const words of [
    'Luxury with a capital L',
    'round 4 of changes: pool 30 ft',
    'we went round and round',
  ])
    expect(read(words).shape, words).toBeUndefined();
  expect(read('an L costs more than a rectangle, I want the L').shape).toBe('L-shape');
});

test('of several options only the chosen one is read', () => {
  const layouts =
    'Layout 1 (infinity) is stunning. Layout 2 (freeform with the grotto) is silly. Layout 3 (modern, fire bowls) is us.';
  expect(read(layouts)).toMatchObject({ style: 'Modern', features: ['Fire Feature'] });
  const quotes = 'Option A: kidney, a grotto. Option B: modern, lights. We are going with B.';
  expect(read(quotes)).toMatchObject({ style: 'Modern', features: ['LED Lighting'] });
  expect(read('Option A: a grotto. Option B: lights.').features).toEqual(['LED Lighting', 'Grotto']);
});

test('two things are refused by one word, and half a name takes a thing back', () => {
  expect(read('a slide or a diving board, we argued, so neither.').features).toEqual([]);
  expect(read('dad wants a swim up bar and a spa. They agreed: bar no, spa yes').features).toEqual([
    'Raised Spa',
  ]);
});

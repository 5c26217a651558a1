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

const WAYS: readonly ((chosen: string) => string)[] = [
  (key) => `We are going with ${key}.`,
  (key) => `After a week of arguing it's ${key}, final.`,
  (key) => `We both like ${key}.`,
  (key) => `So we pick option ${key}.`,
];
const LISTS: readonly (readonly [list: string, second: string])[] = [
  [
    'Option A is a kidney with a grotto. Option B is a lagoon with a slide. Option C is tropical, lights.',
    'B',
  ],
  ['The choices: A) kidney with a grotto, B) lagoon with a slide, C) tropical with lights.', 'B'],
  ['#1 was a kidney with a grotto. #2 was a lagoon with a slide. #3 was tropical with lights.', 'number 2'],
  ['Our options:\nA - kidney, a grotto\nB - lagoon, a slide\nC - tropical, lights\n', 'B'],
  ['House 1 had a kidney, a grotto. House 2 had a lagoon, a slide. House 3 was tropical, lights.', '2'],
];
test.each(LISTS)('of "%s" the second is read when it is chosen', (list, second) => {
  for (const way of WAYS)
    expect(read(`${list} ${way(second)}`), way(second)).toMatchObject({
      style: 'Lagoon',
      features: ['Slide'],
    });
});

test('the one of several that is praised or is ours is read', () => {
  for (const words of [
    'the first one was a kidney with a grotto the second one was oval and the third one was a lagoon with a slide and that is the one',
    'Pool A (my boss): kidney, a grotto. Pool B (ours, I hope): lagoon with a slide.',
    'At house 1 the pool is a kidney with a grotto. For house 2 I want a lagoon with a slide.',
  ])
    expect(read(words), words).toMatchObject({ style: 'Lagoon', features: ['Slide'] });
});

test('of options none of which fits nothing is read', () => {
  const words =
    'Quote 1 was a kidney with a grotto, quote 2 a lagoon with a slide. None of them asked us. We want it modern.';
  expect(read(words)).toMatchObject({ style: 'Modern', features: [] });
});

import { expect, test } from 'vitest';
import { interpret } from '../interpret.ts';

const styleOf = (words: string) => interpret(words).specs.style;

test.each([
  'kidney pool, we met at a little hotel in Spain',
  'we live near two resorts and want a kidney',
  'kidney pool. We honeymooned at an old hotel in Lisbon.',
  'Big resorts do it with a shelf. We want a kidney pool.',
  'A kidney pool is the natural choice here',
  'a kidney, and the slide, a modern plastic one, goes behind it',
  'kidney pool, because the garden is all straight lines',
])('in "%s" a place or another thing names no style', (words) => {
  expect(styleOf(words)).toBe('Kidney');
});

test.each([
  ['make it feel like a resort', 'Resort'],
  ['is the resort feel possible in a yard this small', 'Resort'],
  ['we want the tropical look in a tiny garden', 'Tropical'],
  ['I want what they have at that hotel in Reno', 'Resort'],
  ['a pool that feels like the Marriott in Maui', 'Resort'],
  ['vanishing edge pool, very sleek', 'Infinity'],
  ['a pond to swim in, with reeds', 'Natural'],
  ["we're more of a tropical kind of people", 'Tropical'],
  ['My wife would love it to feel Mediterranean', 'Mediterranean'],
  ['Rectangular pool. Can a slide go? They say you cannot put a slide on a rectangle.', 'Rectangular'],
  ['lagoon and natural stone', 'Lagoon'],
  ['cancel the kidney and make it a lagoon', 'Lagoon'],
])('"%s" does', (words, style) => {
  expect(styleOf(words)).toBe(style);
});

test.each([
  ['a long thin L-shaped pool', 'L-shape'],
  ['T-shaped, the stem is for my laps', 'T-shape'],
  ['an elegant oval pool', 'Oval'],
  ['round, with room for a few laps', 'Round'],
  ['an elongated pool with rounded Grecian ends', 'Roman ends'],
])('an outline by name says more than "%s" hints at', (words, shape) => {
  const { design, assumptions } = interpret(words);
  expect(design.shape).toBe(shape);
  expect(assumptions.some(({ field }) => field === 'style')).toBe(true);
});

test.each([
  'they say go big or go home',
  'the shelf got smaller since',
  'my yard is pretty small',
  'pool 12 meters long and 5 meters large',
  'we stayed at a tiny hotel once',
])('"%s" tells no size of the pool', (words) => {
  expect(interpret(words).design.size).toBeNull();
});

test.each([
  ['infinity pool small 20x10', 'Small'],
  ['pool of 8 m by 4 m, it is small but enough for us', 'Small'],
  ['a huge lagoon, just kidding', null],
])('the size in "%s" is %s', (words, size) => {
  expect(interpret(words).design.size).toBe(size);
});

test.each([
  ['34 ft. L shape as drawn', 'L-shape'],
  ['40 x 18 L-shaped, spa', 'L-shape'],
  ['After a month of not agreeing: L-shaped.', 'L-shape'],
  ['kidney pool with a fence round it', undefined],
  ['a rock wall round the whole thing', undefined],
])('the outline in "%s" is %s', (words, shape) => {
  expect(interpret(words).design.shape).toBe(shape);
});

test.each([
  ['My husband says kidney, I say lagoon. He won.', 'Kidney'],
  ['I wanted a lagoon and my wife wanted freeform. She got her way.', 'Freeform'],
  ['He says kidney, she says lagoon. Dad wins: kidney.', 'Kidney'],
  ['I say kidney, he says lagoon. We shook on it: lagoon.', 'Lagoon'],
  ['My wife may tell you kidney. It is freeform.', 'Freeform'],
  ['Me: kidney. Her: a lagoon. We are doing her lagoon.', 'Lagoon'],
])('who won decides: "%s"', (words, style) => {
  expect(styleOf(words)).toBe(style);
});

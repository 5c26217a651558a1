import { expect, test } from 'vitest';
import { FEATURE_RULES, FEATURES, type Feature } from '../features.ts';
import { interpret } from '../interpret.ts';
import { pattern, rows, spelledOut } from './pattern.ts';

// Every feature × every way to refuse it, to take it back and to answer for it.

const nameOf = (feature: Feature) =>
  spelledOut(pattern(rows(FEATURE_RULES[feature].words)[0] ?? ''))[0] ?? '';

const REFUSED: ((name: string) => string)[] = [
  (name) => `modern pool, no ${name}`,
  (name) => `delete the ${name}`,
  (name) => `Do not trouble with a ${name}.`,
  (name) => `Me: shade. Nobody: a ${name}.`,
  (name) => `${name}: no`,
  (name) => `${name} (no, too much)`,
  (name) => `${name} (was yes, then my mother called, so no)`,
  (name) => `${name}: pretty, tempting, no. 30 feet.`,
  (name) => `we skipped the ${name}`,
  (name) => `the ${name} is a definite no`,
  (name) => `I'd like a ${name} but my wife shot that down`,
  (name) => `We were going to do a ${name} but the HOA won't allow it.`,
  (name) => `I used to want a ${name}. Now I want peace.`,
  (name) => `Thought about a ${name}, but we are too old.`,
  (name) => `no ${name}. My kids have been told about the ${name}.`,
];
const WANTED: ((name: string) => string)[] = [
  (name) => `${name} (yes)`,
  (name) => `${name}: yes`,
  (name) => `${name}: Jen says yes, I say no, so yes.`,
  (name) => `no ${name}. Okay, actually yes, a ${name}.`,
];

test.each(FEATURES)(
  '%s is left out however it is refused, and kept however it is answered for',
  (feature) => {
    const has = (words: string) => interpret(words).design.features.includes(feature);
    for (const say of REFUSED) expect(has(say(nameOf(feature))), say(nameOf(feature))).toBe(false);
    for (const say of WANTED) expect(has(say(nameOf(feature))), say(nameOf(feature))).toBe(true);
  },
);

test('a no to one thing leaves what was asked for before', () => {
  const { features } = interpret('We want a grotto and a slide. The HOA said no to a pergola.').design;
  expect(features).toEqual(['Slide', 'Grotto']);
});

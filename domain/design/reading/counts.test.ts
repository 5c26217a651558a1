import { expect, test } from 'vitest';
import { COUNTED, mostOf } from '../counts.ts';
import type { Feature } from '../features.ts';
import { interpret } from '../interpret.ts';

// Every counted thing × every way to say a number of it.

const NAMES: Partial<Record<Feature, string>> = {
  Waterfall: 'waterfalls',
  Scuppers: 'scuppers',
  'LED Lighting': 'lights',
  'Fire Feature': 'fire bowls',
  Bubblers: 'bubblers',
  'Deck Jets': 'deck jets',
};
const THREE: ((name: string) => string)[] = [
  (name) => `pool 16 by 32 with three ${name}`,
  (name) => `3 ${name}, please`,
  (name) => `a spa, three small ${name} and a slide`,
  (name) => `${name} (3) and a spa`,
  (name) => `${name}, three of them`,
  (name) => `${name} x3`,
  (name) => `we'd love ${name}. Three of those.`,
  (name) => `three (3) ${name}`,
  (name) => `two ${name}, no wait, three`,
  (name) => `${name} from two to three. 30 feet.`,
  (name) => `take the ${name} from five down to three`,
  (name) => `${name} (was five, then none, now three)`,
  (name) => `${name} in the wall, three pieces`,
  (name) => `${name} by the steps so three of those`,
  (name) => `some ${name} for her, three is plenty`,
  (name) => `two ${name}. Actually make it three ${name}.`,
  (name) => `Kidney pool, (3) ${name}, salt`,
  (name) => `3 nos. ${name} and a heater`,
  (name) => `my cousin has five ${name}. We want three.`,
  (name) => `${name} like his, he has five, I want three`,
  (name) => `${name} because my wife loves the sound, three if possible`,
  (name) => `spa, heater, ${name} 3. Thanks`,
  (name) => `two ${name} by the steps and one more by the bench`,
  (name) => `two ${name} in the pool and one in the spa, that makes three`,
];
const TWO: ((name: string) => string)[] = [
  (name) => `a pair of ${name}`,
  (name) => `a couple of ${name}`,
  (name) => `${name} off the wall, a pair, please`,
  (name) => `${name} on both sides`,
  (name) => `one of the ${name}? No, two ${name}`,
  (name) => `${name} coming across at night, one on each side`,
  (name) => `a pair of those ${name}`,
];
const NONE: ((name: string) => string)[] = [
  (name) => `a few ${name}`,
  (name) => `several ${name}, kids are 5 and 8`,
  (name) => `some ${name}, 16 by 32`,
  (name) => `(4) salt, (5) ${name}`,
  (name) => `just ${name}, one of those rustic looks`,
];

test.each(COUNTED)('%s is counted however the number is said', (feature) => {
  const name = NAMES[feature] ?? '';
  const countOf = (words: string) => interpret(words).design.counts?.[feature];
  for (const say of THREE) expect(countOf(say(name)), say(name)).toBe(3);
  for (const say of TWO) expect(countOf(say(name)), say(name)).toBe(2);
  for (const say of NONE) expect(countOf(say(name)), say(name)).toBeUndefined();
  expect(countOf(`ninety ${name}`)).toBe(mostOf(feature));
  expect(interpret(`no three ${name}`).design.counts).toBeUndefined();
});

test('a size is no count, and an article is none', () => {
  for (const words of ['a 6 ft waterfall', 'a waterfall', '12 volt lights', 'one of those waterfalls'])
    expect(interpret(words).design.counts, words).toBeUndefined();
});

test('one on each side is two, and a total is a total', () => {
  expect(interpret('one scupper on each side').design.counts).toEqual({ Scuppers: 2 });
  expect(interpret('2 deck jets each side so 4 total').design.counts).toEqual({ 'Deck Jets': 4 });
  expect(interpret('four deck jets two on each side').design.counts).toEqual({ 'Deck Jets': 4 });
  expect(interpret('fire bowls at all four corners').design.counts).toEqual({ 'Fire Feature': 4 });
});

test('a count is told back once, where it was said', () => {
  const words = 'four bubblers on the shelf';
  const told = interpret(words).understood.filter(({ field }) => field === 'counts');
  expect(told).toMatchObject([{ text: 'four', value: 'Bubblers', label: '4 bubblers' }]);
});

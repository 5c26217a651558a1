import { expect, test } from 'vitest';
import { interpret } from '../interpret.ts';

// Every way to say a depth × every way to write the number.

const read = (words: string) => {
  const { design, assumptions } = interpret(words);
  const end = (field: 'shallowFt' | 'deepFt') =>
    assumptions.some((assumption) => assumption.field === field) ? '?' : design[field];
  return `${end('shallowFt')}-${end('deepFt')}`;
};

type Said = readonly [words: string, feet: number];
const FIVE: readonly Said[] = [
  ['5 feet', 5],
  ['5 ft', 5],
  ["5'", 5],
  ['five feet', 5],
  ['five foot', 5],
  ['60 inches', 5],
  ['four and a half feet', 4.5],
  ['4 1/2 ft', 4.5],
  ['4.5 feet', 4.5],
  ['4 ft 6 in', 4.5],
  ['four foot six', 4.5],
  ['1.5 meters', 4.9],
  ['a meter and a half', 4.9],
  ['a metre fifty', 4.9],
];
const EVEN: ((depth: string) => string)[] = [
  (depth) => `a lap pool, ${depth} deep from one end to the other`,
  (depth) => `30 by 12, ${depth} all the way across`,
  (depth) => `pool 30 by 12 with the same depth everywhere, ${depth}`,
  (depth) => `the whole pool the same depth, say ${depth}, so I can stand`,
  (depth) => `a constant depth of ${depth}`,
  (depth) => `${depth} end to end`,
  (depth) => `no deep end, just ${depth} throughout`,
  (depth) => `flat bottom, ${depth}`,
  (depth) => `one depth, ${depth}, no slope`,
  (depth) => `we want it ${depth} deep the whole way`,
  (depth) => `round pool with a bench all the way around same depth everywhere ${depth} heated`,
];
test.each(EVEN.flatMap((say) => FIVE.map(([words, feet]) => [say(words), feet])))('%s', (words, feet) => {
  expect(read(String(words))).toBe(`${feet}-${feet}`);
});

const MOST: ((depth: string) => string)[] = [
  (depth) => `16 by 32 and no deeper than ${depth}`,
  (depth) => `nothing deeper than ${depth} please`,
  (depth) => `a kidney pool, ${depth} max`,
  (depth) => `a kidney pool, max depth ${depth}`,
  (depth) => `NO deep end (max ${depth}), fence all the way around`,
  (depth) => `freeform, 30 by 15, never over ${depth}`,
  (depth) => `not too deep, ${depth} at the most`,
  (depth) => `maximum ${depth} deep`,
  (depth) => `16 by 32, not more than ${depth} deep`,
  (depth) => `a pool that is ${depth} at its deepest`,
];
test.each(MOST.flatMap((say) => FIVE.map(([words, feet]) => [say(words), feet])))('%s', (words, feet) => {
  expect(read(String(words))).toBe(`?-${feet}`);
});

const NINE: readonly Said[] = [
  ['9 feet', 9],
  ['nine feet', 9],
  ['nine foot', 9],
  ["9'", 9],
  ['8 and a half feet', 8.5],
  ['eight and a half', 8.5],
  ['9', 9],
  ['2.5 m', 8.2],
];
const DEEP: ((depth: string) => string)[] = [
  (depth) => `a rectangle with a deep end of ${depth}`,
  (depth) => `deep end ${depth} and a diving board`,
  (depth) => `the deep end should be ${depth}, 20 by 40`,
  (depth) => `${depth} at the deep end`,
  (depth) => `a diving board with ${depth} under it`,
  (depth) => `a pool that slopes down to ${depth}`,
  (depth) => `we want it to drop off to ${depth}`,
];
test.each(DEEP.flatMap((say) => NINE.map(([words, feet]) => [say(words), feet])))('%s', (words, feet) => {
  expect(read(String(words))).toBe(`?-${feet}`);
});

const PAIRS: readonly (readonly [shallow: string, deep: string, feet: string])[] = [
  ['3 feet', '8 feet', '3-8'],
  ["3'", "8'", '3-8'],
  ['three foot', 'eight foot', '3-8'],
  ['three and a half', 'six', '3.5-6'],
  ['3.5', '6', '3.5-6'],
  ['3 ft 6 in', '5 ft 6 in', '3.5-5.5'],
  ['1.2 m', '2 m', '3.9-6.6'],
  ['42 inches', '6 ft', '3.5-6'],
];
const BOTH: ((shallow: string, deep: string) => string)[] = [
  (shallow, deep) => `16 by 32, ${shallow} at the shallow end and ${deep} at the deep end`,
  (shallow, deep) => `shallow end ${shallow} deep end ${deep}`,
  (shallow, deep) => `deep end ${deep}, shallow end ${shallow}`,
  (shallow, deep) => `${shallow} at one end and ${deep} at the other`,
  (shallow, deep) => `one end ${shallow} and the other end ${deep} with a board`,
  (shallow, deep) => `${shallow} at the steps and ${deep} at the drain`,
  (shallow, deep) => `${shallow} at both ends, ${deep} in the middle, for volleyball`,
  (shallow, deep) => `starts at ${shallow} and goes down to ${deep}`,
  (shallow, deep) => `depth ${shallow} sloping to ${deep}`,
  (shallow, deep) => `shallow (${shallow}), deep (${deep})`,
];
test.each(BOTH.flatMap((say) => PAIRS.map(([a, b, feet]) => [say(a, b), feet])))('%s', (words, feet) => {
  expect(read(String(words))).toBe(feet);
});

const RANGES: ((range: string) => string)[] = [
  (range) => `16x32 pool, ${range}`,
  (range) => `pool ${range} deep, 20 by 40`,
  (range) => `depth ${range}`,
  (range) => `it should go from ${range}`,
  (range) => `kidney, about 30 x 15, ${range}. Builder has called twice.`,
];
test.each(
  RANGES.flatMap((say) =>
    [
      ['3 to 6', '3-6'],
      ['3-6 ft', '3-6'],
      ["3' to 6'", '3-6'],
      ['3 ft to 6 ft', '3-6'],
      ['three and a half to five', '3.5-5'],
      ['3.5 to 8', '3.5-8'],
      ['3½ to 5½ feet', '3.5-5.5'],
      ['1.1 m to 1.8 m', '3.6-5.9'],
      ['one metre ten to one metre eighty', '3.6-5.9'],
    ].map(([range = '', feet]) => [say(range), feet]),
  ),
)('%s', (words, feet) => {
  expect(read(String(words))).toBe(feet);
});

test.each([
  ['deep end 8, no make it nine', '?-9'],
  ['Four feet. All of it. Wait, four and a half.', '4.5-4.5'],
  ['3 to 8, actually 3 to 9', '3-9'],
  ['the deep end goes from 8 to 5 and a half', '?-5.5'],
  ['what we have now is 18 x 36. The new one is 5 feet at the deepest, 3 and a half at the steps', '3.5-5'],
  ['L shape 38x24 slide + board 3ft-9ft kids are 13 15 17', '3-9'],
  ['ovalada de 7 x 3,5 metros, profundidad 1,4 en toda la piscina', '4.6-4.6'],
  ['1 yard deep at the steps and 2 yards at the far end', '3-6'],
  ['shallow=3 deep=8', '3-8'],
  ['starts at nothing and goes to five foot', '0-5'],
])('a later word counts: %s', (words, feet) => {
  expect(read(words)).toBe(feet);
});

test.each([
  'a pool with a tanning ledge 9 inches deep',
  'can the tanning ledge be 8 ft deep front to back',
  'a 4 foot deep cold plunge beside the pool',
  'the spa should be 3 ft deep, pool 16 by 32',
  'a 5 ft fence all the way around',
  'my husband is six foot two and I am 5 ft 4',
  'kids 3 to 8 years old',
  'my kids are 4 to 9',
  '2 to 3 bubblers on a shelf',
  'one waterfall at each end',
  'call me between 3 and 5 pm',
  'my neighbor has a nine foot deep end. We want 16 by 32',
  "we don't want a nine foot deep end",
  'my patio is 12 feet deep',
  '10 feet from the house',
  'bubblers from 2 to 3',
  'take the fire bowls from four down to two',
  'the slope is not enough (6 ft drop in 40)',
  'bubblers stayed at 4 the entire time',
])('no depth of the pool: %s', (words) => {
  expect(read(words)).toBe('?-?');
});

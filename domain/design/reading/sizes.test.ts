import { expect, test } from 'vitest';
import { LONG } from '../../../proof/long.ts';
import { FEATURE_RULES, FEATURES } from '../features.ts';
import { interpret } from '../interpret.ts';
import { pattern, rows, spelledOut } from './pattern.ts';

// Every word for every feature × every place a size can stand, in a quick run a third of the words at each: it is the pool's.

const WORDS = FEATURES.flatMap((feature) =>
  rows(FEATURE_RULES[feature].words).flatMap((row) => spelledOut(pattern(row))),
);
const SIZES = ['40 x 20', '40x20 ft', '40 by 20 feet', 'forty by twenty'];
const PLACES: ((size: string, word: string) => string)[] = [
  (size, word) => `modern pool ${size} ${word}`,
  (size, word) => `modern pool, ${size}, ${word}`,
  (size, word) => `modern pool ${size} with ${word}`,
  (size, word) => `${size} modern pool ${word}`,
  (size, word) => `${size} pool, ${word}`,
  (size, word) => `${word} and a ${size} pool`,
  (size, word) => `modern pool with ${word} ${size}`,
  (size, word) => `modern pool, ${word}, ${size}`,
  (size, word) => `we want ${size} ${word} and lights`,
];

const sidesOf = (words: string) => {
  const { design } = interpret(words);
  return [design.lengthFt, design.widthFt];
};

test.each(PLACES.map((place) => place('40 x 20', 'hot tub')))(
  'in "%s" the size is the pool’s, whatever the feature',
  (example) => {
    const place = PLACES.find((one) => one('40 x 20', 'hot tub') === example) ?? ((size) => size);
    const words = WORDS.map((word, nth) => place(SIZES[nth % SIZES.length] ?? '', word));
    const some = words.filter((_, nth) => LONG || nth % 3 === PLACES.indexOf(place) % 3);
    const wrong = some.filter((one) => sidesOf(one).join() !== '40,20');
    expect(wrong).toEqual([]);
  },
);

test.each([
  'spa 8x8 pool 40x20',
  'pool 40x20 spa 8x8',
  'pool 40 x 20 with a 6 x 8 ledge',
  '40x20 pool, 7 by 7 hot tub',
  'a 10 x 10 spa and a pool 40 by 20',
  'patio 30x30 pool 40x20',
  'the yard is 80 by 60, pool 40 x 20',
  'pool 40x20 the yard is 80 by 60',
  'Lot 70 x 110. House 40 x 60. Pool 20 x 40.',
  'Pool: 20x40. Spa: 7x7. Pergola: 12x16.',
])('each thing keeps its own size: %s', (words) => {
  expect(sidesOf(words)).toEqual([40, 20]);
});

const CORRECTED = [
  '50, no wait, 38 feet long',
  'fifty feet long scratch that thirty eight',
  'we said 50 ft. Make it 38',
  '50 feet long, actually 38',
  'he wants 50 I want 30 we settled on 38',
  'he says 50 feet, I say 30 feet, we landed on 38',
  'pool 50 ft long, on second thought 38',
  'a 50 ft pool... make it 38 instead',
  '50 feet is too long, more like 38',
  'pool 20x50 no wait my wife is shaking her head 18x38',
  'He says twenty by fifty. I say fifteen by thirty. We agreed on eighteen by thirty eight.',
  'stretch the pool from 35 to 38 ft',
  'Length from 50 down to 38 ft, width stays 15',
  'Length 50 → 38',
  'I figured on 50 feet, then we saw the utility easement, so 38.',
  'She thought 50, her mother thought 30, so it is 38.',
  '50 feet would be lovely but the oak is in the way, let us say 38 to be safe',
  'Length: he said 50, I said 30, we are doing 38.',
  'The old one is 50 feet and leaks, make the new one 38',
  "My aunt's was 50 ft. Mine can not be more than 38.",
  'I asked for 18 by 38, he drew 20 by 50.',
  'My wife would like the yard, 70 by 50 ft, used. I would like it 38 feet long.',
];
test.each(CORRECTED)('the last word counts: %s', (words) => {
  expect(interpret(words).design.lengthFt).toBe(38);
});

test.each([
  ['sixteen wide thirty two long', 32, 16],
  ['thirty two by sixteen', 32, 16],
  ['a 32 footer', 32, undefined],
  ["16'x32'", 32, 16],
  ['16 X 32', 32, 16],
  ['10 meters by 5', 32.8, 16.4],
  ['ten meters to four meters', 32.8, 13.1],
  ['9 meters by 3 meters and a half', 29.5, 11.5],
  ['20 yards by 5 yards', 60, 15],
  ['a round pool 18 feet across', 18, 18],
  ['32 ft along the edge and 16 front to back', 32, 16],
  ['32 feet wide along the view and 16 the other way', 32, 16],
  ['32 feet the long way and 16 the short way', 32, 16],
  ['an oval, 12 m on the long axis and 5 m on the short axis', 39.4, 16.4],
  ['an L, ten meters on the long side, six on the other', 32.8, 19.7],
  ['12 metros de largo, 4 de ancho', 39.4, 13.1],
  ['12 meter long 4 meter large', 39.4, 13.1],
  ['12 meters on 4', 39.4, 13.1],
  ['T-shaped, 32 long, 18 at the top of the T', 32, 18],
  ['32 by about 16', 32, 16],
  ['32 would do, by about 16', 32, 16],
  ['long enough for her, 32 feet, and wide enough for my raft 16 feet', 32, 16],
  ['60 feet long, two lanes so 14 feet', 60, 14],
  ['L shape, 38 feet on the long side and 22 on the short one', 38, 22],
  ['L, 38 ft one way and 22 ft the other', 38, 22],
  ['480 in x 216 in', 40, 18],
] as const)('%s', (words, length, width) => {
  const [longer, shorter] = sidesOf(`pool ${words}`);
  expect(longer).toBeCloseTo(length, 1);
  if (width !== undefined) expect(shorter).toBeCloseTo(width, 1);
});

test.each([
  ['three and a half to eight', 3.5, 8],
  ['3 feet at one end and 5 at the other', 3, 5],
  ['three feet at the steps and six at the drain', 3, 6],
  ['3.5 feet at both ends, five in the middle', 3.5, 5],
  ['same depth everywhere, four feet', 4, 4],
  ['five feet all the way across', 5, 5],
  ['4 feet deep from one end to the other', 4, 4],
  ['shallow end three foot deep end nine foot', 3, 9],
  ['1 meter to 1 meter 50 deep', 3.3, 4.9],
  ['depth 3.5 ft to 8 ft', 3.5, 8],
  ['3 ft deep at the shallow end with 8 feet at the other', 3, 8],
  ['1.2 m en lo bajito y 1.8 m en lo hondo', 3.9, 5.9],
  ["3.5' at the edges 6' in the center", 3.5, 6],
  ['3.5 at ends, 5.5 middle', 3.5, 5.5],
  ['lights 4. Deep end 7 shallow 3', 3, 7],
  ['a fence. 3.5 to 6.', 3.5, 6],
  ['three feet up to six', 3, 6],
  ['18 inches to 4 feet deep', 1.5, 4],
  ['thirty two long by sixteen wide four at one end and seven at the other', 4, 7],
  ['5 feet at the turns and 7 in the middle', 5, 7],
  ['depth: 3 -> 5', 3, 5],
  ['keep that part at 2 and a half feet, and the rest goes down to 6', 2.5, 6],
  ['3 feet at the start and not over 4', 3, 4],
  ['1) a heater, 2) constant depth of 4.5 feet, 3) salt', 4.5, 4.5],
] as const)('depth: %s', (words, shallow, deep) => {
  const { design } = interpret(`modern pool, ${words}`);
  expect([design.shallowFt, design.deepFt]).toEqual([shallow, deep]);
});

test.each([
  'the yard is 80 by 60',
  'budget 85 to 95 thousand, call 512 555 0142',
  'our house is 60 feet wide and the fence is 40 feet long',
  'kids are 14 and 16, done by June 30',
  'we get 130 inches of rain',
  "not as big as my cousin's, which is forty by twenty",
  'a patch of about 30 x 50 of level ground',
  'We have a barn, red, pretty old, about sixty foot long, and I want a pool beside it',
  'we built on stilts, twelve feet in the air',
  'the slab is 20 x 30 and the storm shelter is 8x10',
  'the lot is a weird wedge, 92 ft at the back and only 41 at the house',
])('no size of a pool: %s', (words) => {
  const { assumptions } = interpret(words);
  expect(assumptions.map(({ field }) => field)).toEqual(expect.arrayContaining(['lengthFt', 'widthFt']));
});

test.each(['m', 'mts', 'mtrs', 'metros', 'meters', 'metres'])('%s are meters wherever they stand', (unit) => {
  const { design } = interpret(`alberca de 8 por 4 ${unit}, 1,20 a 1,60 ${unit} de profundidad`);
  expect(design).toMatchObject({ lengthFt: 26.2, widthFt: 13.1, shallowFt: 3.9, deepFt: 5.2 });
});

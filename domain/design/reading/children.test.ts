import { expect, test } from 'vitest';
import { interpret } from '../interpret.ts';

// Who they are × how their age is told × how old.

const isFor = (words: string) => interpret(words).design.childFriendly;

const AGES: readonly (readonly [age: string, young: boolean])[] = [
  ['3', true],
  ['six', true],
  ['eleven', true],
  ['15', false],
  ['twenty', false],
  ['19', false],
];
const TOLD: ((age: string) => string)[] = [
  (age) => `a pool for my son who is ${age}`,
  (age) => `my daughter is ${age} and swims every day`,
  (age) => `we have a ${age} year old, 16 by 32`,
  (age) => `our boy (${age}) wants a slide`,
  (age) => `my son has autism and loves water, he is ${age}, so a heater`,
  (age) => `My daughter cannot wait. She is ${age}. A kidney pool.`,
  (age) => `the kids want a slide but they're ${age} so maybe`,
  (age) => `The kids would love a slide, ours are ${age} and ${age}.`,
  (age) => `the twins are ${age}, we want a lagoon`,
  (age) => `the youngest just turned ${age}, and we would like a grotto`,
  (age) => `Mom of 2 (${age}, ${age}) here, slide please`,
  (age) => `grandkids aged ${age} and ${age}, tropical pool`,
];
test.each(TOLD.flatMap((say) => AGES.map(([age, young]) => ({ words: say(age), young }))))(
  '$words: $young',
  ({ words, young }) => {
    expect(isFor(words)).toBe(young);
  },
);

test.each([
  'our granddaughter is 18 months',
  'a beach entry for the baby (14 months)',
  'half of them under ten so a fence please',
  'kids, and a slide',
  'safe for the littles',
  'the keiki come on Sundays',
  'a fence because of the neighbors kids climbing in',
  'mija wants the slide n the cave. she is 8.',
  "our youngest, who's five, would like a shark",
  'fense. grandaughter is 5',
  'my stepkids, 7 and 9',
  'my daughter in 4th grade',
  'young mom of three under five',
  'big pool with slide from Mason age 8',
  'gemelas de 3 años, piscina moderna',
  'a grotto big enough for the whole class (2nd graders!)',
  'no kids of our own but the grandkids visit',
  'a slide for my nieces',
  'a cover because of the toddler next door',
  'there are seven under ten, so a fence',
  'a beach entry for my baby (9 months)',
  'there are six of us, three under seven, and I worry',
  'We had twins in May, so a fence',
  'I am ten and I want a slide and a cave',
  'my son is only four year',
  'new parents here, auto cover please',
  'reunions, weddings, all ages',
])('somebody small will use it: %s', (words) => {
  expect(isFor(words)).toBe(true);
});

test.each([
  'no kids, just us',
  'kids (grown) visit twice a year',
  'My nieces and nephews are adults.',
  'los nietos ya son universitarios',
  'a fire bowl on a lil island',
  '2 adults 0 kids 1 parrot',
  'we never had children',
  'We want no kids around. He drew a kiddie slide.',
  'My mother asks where the grandchildren will swim. There are no grandchildren.',
  'my brother has five boys and a chicken business',
  "so the neighbors' kids don't think we are landing aircraft",
  'The kids are finally out (last one moved to Denver)',
  'just two of us and a nephew who is in the army',
  'the drawing my nephew made, he is in second year architecture',
  "my wife runs a children's dental practice",
  'There is a preschool behind us',
  'my kids are 24 and 27 and act like toddlers around water',
  'Lord willing some grandbabies someday',
  'the rest you can decide, kiddo',
  'like the tank my grandad had, just kidding',
  'nada de niños, es para fiestas',
  'we are past the kid stage, youngest is at Auburn',
  'I have wanted one since I was a kid',
  'A grotto: yes, since I was nine years old.',
  'her sister has one and sits on it all day',
  'we cousins and us kids would jump off the rock there',
  'my boys are sixteen and nineteen so nobody needs a slide or a kiddie thing',
  'we were at my nephews in Atlanta for the game',
  'No license needed, I am one.',
  'What we do not have: shade, patience, or kids.',
  'Sister #3 wanted a slide (she is 47)',
  'a pool my 5 nephews cannot break, all 17',
])('nobody small will use it: %s', (words) => {
  expect(isFor(words)).toBe(false);
});

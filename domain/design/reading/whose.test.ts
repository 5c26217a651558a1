import { expect, test } from 'vitest';
import { interpret } from '../interpret.ts';

// Who has the other pool × how it is told: nothing of it is wished, and the speaker's own size counts.

const OWNERS = [
  'my neighbor',
  'our neighbors',
  'my brother-in-law',
  'my sister in Tampa',
  'grandma',
  'my parents',
  'the guy across the street',
  'my best friend Carol',
  'the couple on the corner',
  'my cousin',
];
const TOLD: ((owner: string) => string)[] = [
  (owner) => `${owner} has a 20x44 kidney with a slide and a grotto. We want 30 by 15 with a spa`,
  (owner) =>
    `${owner} put in a 20 by 44 lagoon pool with a slide and a grotto but we would like 30 by 15 and a spa`,
  (owner) => `${owner} had a 44 foot pool with a slide and a grotto, ours should be 30 x 15 with a spa`,
  (owner) => `pool 30 by 15 with a spa. ${owner} has a 20x44 with a slide and a grotto and never uses it`,
  (owner) => `${owner} got a 20x44 kidney pool with a grotto and a slide so for us 30 by 15 and a spa please`,
];
const FORMER = [
  'we had a 20x44 with a slide. Now we want 30 by 15 with a spa',
  'our old pool was 20x44 with a slide, the new one should be 30 by 15 with a spa',
  'The builder drew a 20x44 with a slide, we would like 30 by 15 with a spa',
  'The salesman tried to sell us a 20x44 with a slide. No thank you. 30 by 15 with a spa.',
  'we looked at a 20x44 with a slide but want 30 by 15 with a spa',
];

const read = (words: string) => {
  const { design, negated } = interpret(words);
  return { length: design.lengthFt, width: design.widthFt, features: design.features, negated };
};
const OURS = { length: 30, width: 15, features: ['Raised Spa'], negated: [] };

test.each(TOLD.flatMap((told) => OWNERS.map(told)))('%s', (words) => {
  expect(read(words)).toEqual(OURS);
});

test.each(FORMER)('%s', (words) => {
  expect(read(words)).toEqual(OURS);
});

test('what is liked of another pool is wished', () => {
  expect(read('we want one like my neighbor has, 30 by 15 with a spa')).toEqual(OURS);
  expect(read('my brother has one with a waterfall and we want that too').features).toEqual(['Waterfall']);
});

test('whoever has something else than a pool changes nothing', () => {
  expect(read('my mother has bad knees and needs a beach entry').features).toEqual(['Beach Entry']);
});

const NOW = '30 by 15 modern pool with a spa';
test.each([
  ['my sister', 'She', 'Her'],
  ['our neighbor Ted', 'He', 'His'],
  ['my parents', 'They', 'Their'],
  ['my cousin in Tulsa', 'She', 'Her'],
])('of the pool of %s nothing is wished, told by a pronoun', (owner, she, her) => {
  for (const told of [
    `${owner} just built one. ${her} lagoon is pretty but we want a ${NOW}`,
    `We spent Labor Day with ${owner}. ${she} had this kidney with a grotto. We are doing a ${NOW}.`,
    `${owner} keeps inviting us over and ${she} got the big freeform with a slide, so a ${NOW} for us`,
  ])
    expect({ ...read(told), style: interpret(told).specs.style }, told).toMatchObject({
      ...OURS,
      style: 'Modern',
    });
});

test('what belongs to somebody of the house is wished', () => {
  for (const words of [
    'my wife is an artist and her lagoon has to have a waterfall',
    'he gets his lagoon, says my husband',
  ]) {
    expect(interpret(words).design.style, words).toBe('Lagoon');
  }
});

test.each([
  'Originally we wanted a kidney with a grotto.',
  'At first we planned a kidney with a grotto, then the quote came.',
  'I was dead set on a kidney with a grotto until my wife saw the price.',
  'We had our hearts set on a kidney with a grotto.',
  'We were going to do a kidney with a grotto.',
  'We started out wanting a kidney with a grotto.',
  'Our first idea was a kidney with a grotto.',
  'We bought this house with a kidney pool and a grotto. Hate it.',
  'The place came with a kidney pool and a slide.',
  'Every house on the block has a kidney with a grotto.',
  'Everyone around here gets a kidney with a grotto.',
  'Our friends Ann and Bob have a kidney with a grotto.',
  'My son-in-law finished a kidney with a grotto.',
  'The contractor came back with a kidney and a grotto.',
  'Mi vecino tiene una alberca de riñon con resbaladilla.',
])('"%s" tells what is not wished', (before) => {
  const words = `${before} Now: a ${NOW}`;
  expect({ ...read(words), style: interpret(words).design.style }).toEqual({ ...OURS, style: 'Modern' });
});

test.each([
  ['Was kidney, make it lagoon.', 'Lagoon'],
  ['It was rectangular, now freeform please.', 'Freeform'],
])('what it was is replaced: "%s"', (words, style) => {
  expect(interpret(words).design.style).toBe(style);
});

test('another’s pool is taken over where the same is wanted, all of it or what is counted', () => {
  expect(
    interpret('Our neighbors have a lagoon with a slide. We want the same but no slide.').design,
  ).toMatchObject({
    style: 'Lagoon',
    features: [],
  });
  expect(
    interpret('My boss has a 20x44 oval pool with a grotto. Same size and same shape, no grotto.').design,
  ).toMatchObject({ shape: 'Oval', lengthFt: 44, features: [] });
  expect(interpret('The Smiths have a lagoon with 2 waterfalls. We want 3.').design).toMatchObject({
    style: 'Modern',
    features: ['Waterfall'],
  });
});

test('a plain old pool is no former pool', () => {
  expect(read('I want a big old pool').length).toBe(read('I want a big pool').length);
  expect(read('just a plain old pool 30 by 15 with a spa')).toEqual(OURS);
});

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

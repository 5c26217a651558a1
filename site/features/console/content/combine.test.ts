import { expect, test } from 'vitest';
import type { FieldSchema, Json } from './answers.ts';
import { differences, likelySides, putTogether, type Side } from './combine.ts';

const text: FieldSchema = { type: 'string', title: 'Text' };
const schema: FieldSchema = {
  type: 'object',
  properties: {
    phone: { type: 'string', title: 'Phone' },
    hours: { type: 'object', title: 'Hours', properties: { week: { type: 'string', title: 'Weekdays' } } },
    packages: {
      type: 'array',
      title: 'Packages',
      entry: 'package',
      entryTitle: 'title',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', control: 'hidden' },
          title: { type: 'string', title: 'Title' },
          price: { type: 'integer', title: 'Price', control: 'money' },
          features: { type: 'array', title: 'Features', entryTitle: '', items: text },
        },
      },
    },
  },
};

const entry = (id: string, price = 995, features: string[] = []) => ({
  id,
  title: id.toUpperCase(),
  price,
  features,
});
const value = (packages: Json[], phone = '1', week = '9 to 5'): Json => ({
  phone,
  hours: { week },
  packages,
});
const told = (mine: Json, theirs: Json) =>
  differences(schema, mine, theirs).map(({ kind, trail }) => `${kind}: ${trail.join(', ')}`);
const merged = (mine: Json, theirs: Json, chosen: Record<string, Side> = {}) =>
  putTogether(schema, mine, theirs, new Map(Object.entries(chosen)));

test('two versions differ where a person would say they do', () => {
  expect(told(value([entry('a')]), value([entry('a')]))).toEqual([]);
  expect(told(value([entry('a')], '1'), value([entry('a')], '2'))).toEqual(['field: Phone']);
  expect(told(value([], '1', 'all day'), value([], '1', 'never'))).toEqual(['field: Hours, Weekdays']);
  expect(told(value([entry('a', 1)]), value([entry('a', 2)]))).toEqual(['field: Packages, A, Price']);
  expect(told(value([entry('a', 1, ['x'])]), value([entry('a', 1, ['x', 'y'])]))).toEqual([
    'field: Packages, A, Features',
  ]);
});

test('entries are told apart by their key, wherever they stand', () => {
  const mine = value([entry('a'), entry('b', 1)]);
  expect(told(mine, value([entry('b', 2), entry('a')]))).toEqual([
    'order: Packages',
    'field: Packages, B, Price',
  ]);
  expect(told(mine, value([entry('a'), entry('c'), entry('b', 1)]))).toEqual(['entry: Packages, C']);
  expect(told(mine, value([entry('b', 1)]))).toEqual(['entry: Packages, A']);
});

test('what is put together has each field from the side that was chosen', () => {
  const mine = value([entry('a', 1), entry('b', 1)], '1');
  const theirs = value([entry('a', 2), entry('b', 2)], '2');
  expect(merged(mine, theirs)).toEqual(mine);
  expect(merged(mine, theirs, { phone: 'theirs', 'packages.a.price': 'theirs' })).toEqual(
    value([entry('a', 2), entry('b', 1)], '2'),
  );
});

test('an entry that one side added or took away is there as chosen, in its place', () => {
  const mine = value([entry('a'), entry('b')]);
  const theirs = value([entry('a'), entry('c'), entry('b')]);
  expect(merged(mine, theirs, { 'packages.c': 'theirs' })).toEqual(theirs);
  expect(merged(mine, theirs, { 'packages.c': 'mine' })).toEqual(mine);
  expect(merged(theirs, mine, { 'packages.c': 'mine' })).toEqual(theirs);
  expect(merged(theirs, mine, { 'packages.c': 'theirs' })).toEqual(mine);
});

test('the order can be theirs while a new entry of mine, without a key yet, stays', () => {
  const mine = value([entry('a'), entry('b'), entry('')]);
  const theirs = value([entry('b'), entry('a')]);
  expect(merged(mine, theirs, { 'packages.order': 'theirs' })).toEqual(
    value([entry('b'), entry(''), entry('a')]),
  );
});

test('to begin with, a field is theirs if only they touched it, else mine', () => {
  const common = value([entry('a', 1), entry('b', 1)], '1', 'old');
  const mine = value([entry('a', 5), entry('b', 1)], '1', 'mine');
  const theirs = value([entry('a', 1), entry('b', 7)], '2', 'theirs');
  expect(Object.fromEntries(likelySides(schema, mine, theirs, common))).toEqual({
    phone: 'theirs',
    'hours.week': 'mine',
    'packages.a.price': 'mine',
    'packages.b.price': 'theirs',
  });
});

test('of two people’s Spanish each sentence is chosen by itself', () => {
  const phrases = { type: 'object', control: 'phrases' };
  const [mine, theirs] = [
    { 'Yes. Really.': 'Sí.', No: 'No' },
    { 'Yes. Really.': 'Claro.', No: 'No', More: 'Más' },
  ];
  const found = differences(phrases, mine, theirs);
  expect(found.map(({ path, mine, theirs }) => [path, mine, theirs])).toEqual([
    ['Yes. Really.', 'Sí.', 'Claro.'],
    ['More', undefined, 'Más'],
  ]);
  const chosen = new Map([['More', 'theirs']] as const);
  expect(putTogether(phrases, mine, theirs, chosen)).toEqual({ ...mine, More: 'Más' });
});

import { expect, test } from 'vitest';
import type { FieldSchema, Json } from './answers.ts';
import { fieldsOf, prepare, searchFields } from './search.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    phone: { type: 'string', title: 'Phone', description: 'On every page and in emails.' },
    id: { type: 'string', title: 'Key', control: 'hidden' },
    hours: {
      type: 'object',
      title: 'Opening hours',
      properties: {
        words: { type: 'string', title: 'Shown on the site' },
        note: { type: 'string', title: 'Note' },
      },
    },
    packages: {
      type: 'array',
      title: 'Packages',
      entry: 'package',
      entryTitle: 'title',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', title: 'Title' },
          popular: { type: 'boolean', title: 'Most popular' },
          price: { type: 'integer', title: 'Price', control: 'money' },
          picture: { type: 'object', title: 'Picture', control: 'picture' },
          features: { type: 'array', title: 'What is included', entryTitle: '', items: { type: 'string' } },
        },
      },
    },
  },
};
const value: Json = {
  phone: '(407) 555-0147',
  id: 'x',
  hours: { words: 'Monday to Friday, 9 to 5', note: '' },
  packages: [
    {
      title: 'Concept',
      popular: true,
      price: 495,
      picture: { file: 'a', alt: 'A pool at dusk' },
      features: ['One drawing'],
    },
    {
      title: 'Luxury Resort',
      popular: false,
      price: 1995,
      picture: { file: '', alt: '' },
      features: ['A grotto'],
    },
  ],
};

const fields = prepare(
  fieldsOf(schema, value, { document: 'brand', path: '', trail: ['Business'], zone: 'America/New_York' }),
);
const MEANINGS = [
  { say: 'open close schedule', mean: 'hours' },
  { say: 'cost', mean: 'price' },
  { say: 'photo image', mean: 'picture' },
  { say: 'number call', mean: 'phone' },
];
const found = (query: string) => searchFields(fields, MEANINGS, query).map(({ path }) => path);

test('a field is found by its label, by the words owners use for it, and by what it says', () => {
  expect(found('phone')[0]).toBe('phone');
  expect(found('our phone number')[0]).toBe('phone');
  expect(found('555')).toEqual(['phone']);
  expect(found('Opening Hours')[0]).toBe('hours.words');
  expect(found('when are we open')[0]).toBe('hours.words');
  expect(found('phone zebra')).toEqual(['phone']);
  expect(found('schedule')).toEqual(['hours.words', 'hours.note']);
  expect(found('monday')).toEqual(['hours.words']);
  expect(found('grotto')).toEqual(['packages.1.features']);
  expect(found('dusk')).toEqual(['packages.0.picture']);
});

test('words of its entry and of the field narrow it down to one', () => {
  expect(found('luxury price').slice(0, 1)).toEqual(['packages.1.price']);
  expect(found('cost of luxury resort').slice(0, 1)).toEqual(['packages.1.price']);
  expect(found('photos concept')).toEqual(['packages.0.picture']);
  expect(found('packages')[0]).toBe('packages');
});

test('a tick is told as set or not set', () => {
  expect(searchFields(fields, MEANINGS, 'most popular').map(({ kind }) => kind)).toEqual([
    'ticked',
    'unticked',
  ]);
});

test('what nobody sees is not found, and nothing is found for nothing', () => {
  expect(found('key')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(found('zebra')).toEqual([]);
});

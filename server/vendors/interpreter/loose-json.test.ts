import { expect, test } from 'vitest';
import { looseObject } from './loose-json.ts';

test.each([
  ['plain', '{"style":"Lap","features":["Slide"]}'],
  ['in a fence', '```json\n{"style": "Lap", "features": ["Slide"]}\n```'],
  ['between sentences', 'Sure {here} you go: {"style":"Lap","features":["Slide"]} Enjoy your {pool}!'],
  ['with commas too many', '{"style":"Lap",,"features":["Slide",],}'],
  ['cut off in a list', '{"style":"Lap","features":["Slide","Grot'],
  ['cut off in a number', '{"style":"Lap","features":["Slide"],"lengthFt":3'],
  ['cut off in a name', '{"style":"Lap","features":["Slide"],"leng'],
  ['followed by what is no JSON', '{"style":"Lap","features":["Slide"],"deepFt":eight}'],
])('an object %s is read as far as it is whole', (_how, text) => {
  expect(looseObject(text)).toEqual({ style: 'Lap', features: ['Slide'] });
});

test('escapes, numbers, literals and lists of objects are read as JSON has them', () => {
  const value = {
    a: 'say "hi" \\ \u00e9',
    b: -1.5,
    c: [null, true, false, 2e1],
    d: [{ feature: 'Slide', count: 2 }],
  };
  expect(looseObject(JSON.stringify(value))).toEqual(value);
});

test.each(['', 'a pool', '[1, 2]', '{}', '{"a'])('%j holds no object', (text) => {
  expect(looseObject(text)).toBeNull();
});

test('what is made to be slow is read quickly', () => {
  const began = performance.now();
  for (const piece of ['{', '{"a":', '{"a":"\\\\', '{"a":[1,']) looseObject(piece.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(1000);
});

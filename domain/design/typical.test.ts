import { expect, test } from 'vitest';
import { interpret } from './interpret.ts';
import { restyled, typicalOf } from './typical.ts';

test('a style brings its house and garden, and what the visitor said goes before it', () => {
  expect(interpret('a mediterranean pool').design).toMatchObject({
    house: 'mediterranean',
    setting: 'palms',
  });
  expect(interpret('a mediterranean pool in the desert, wood deck').design).toMatchObject({
    house: 'mediterranean',
    setting: 'desert',
    deck: 'wood',
  });
  expect(interpret('a pool').design).toMatchObject(typicalOf('Modern'));
});

test('a change of style takes along what was only typical, and keeps what was chosen', () => {
  const design = { ...interpret('a mediterranean pool with a concrete deck').design };
  expect(restyled(design, 'Natural')).toEqual({
    style: 'Natural',
    house: 'lodge',
    setting: 'forest',
    finish: 'pebble',
  });
});

test.each([
  ['a tropical pool', 'villa', 'palms'],
  ['a resort pool', 'villa', 'palms'],
  ['a lagoon pool', 'villa', 'palms'],
  ['a natural swimming pond', 'lodge', 'forest'],
  ['a natural swimming pond, beach house', 'coastal', 'forest'],
  ['a freeform pool between palm trees', 'villa', 'palms'],
  ['a rectangular pool between palm trees', 'modern', 'palms'],
  ['a lagoon pool in the forest', 'lodge', 'forest'],
  ['a natural pool in the desert', 'desert-modern', 'desert'],
] as const)('%s: a %s stands behind it', (words, house, setting) => {
  expect(interpret(words).design).toMatchObject({ house, setting });
});

test('a house that only suited another setting follows the style, one that was chosen stays', () => {
  const { design } = interpret('a lagoon pool in the forest');
  expect(restyled(design, 'Freeform')).not.toHaveProperty('setting');
  expect(restyled(design, 'Mediterranean')).toMatchObject({ house: 'mediterranean' });
  expect(restyled({ ...design, house: 'farmhouse' }, 'Mediterranean')).not.toHaveProperty('house');
});

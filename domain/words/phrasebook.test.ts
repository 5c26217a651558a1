import { expect, test } from 'vitest';
import { phrasebook } from './phrasebook.ts';

const say = phrasebook({
  Spa: 'Spa',
  'Tanning ledge': 'Repisa para asolearse',
  'Please enter a number': 'Escriba un número',
  'At most {count} files': 'Como máximo {count} archivos',
  '{thing} needs {feet} ft more': 'A {thing} le faltan {feet} pies',
  '{thing} needs {feet} ft more at the {side} side': 'A {thing} le faltan {feet} pies del lado {side}',
  north: 'norte',
});

test('a sentence is found as it stands', () => {
  expect(say('Please enter a number')).toBe('Escriba un número');
  expect(say('Nobody wrote this')).toBeUndefined();
  expect(say('toString')).toBeUndefined();
});

test('what changes in a sentence is taken over, and said in the other language where it is known', () => {
  expect(say('At most 20 files')).toBe('Como máximo 20 archivos');
  expect(say('Tanning ledge needs 3 ft more')).toBe('A Repisa para asolearse le faltan 3 pies');
});

test('of two that fit, the one that says more is meant', () => {
  expect(say('Spa needs 2 ft more at the north side')).toBe('A Spa le faltan 2 pies del lado norte');
});

test('a place without a value stays, for whoever fills it later', () => {
  expect(phrasebook({ 'Step {step} of {count}': 'Paso {step} de {count}' })('Step {step} of {count}')).toBe(
    'Paso {step} de {count}',
  );
});

test('things in a row are said one by one, with the word between the last two; a row with a stranger stays as it is', () => {
  expect(say('Spa, Tanning ledge and north')).toBe('Spa, Repisa para asolearse y norte');
  expect(say('Spa and Tanning ledge needs 3 ft more')).toBe('A Spa y Repisa para asolearse le faltan 3 pies');
  expect(phrasebook({ Spa: 'Spa', Lights: 'Iluminación' })('Spa and Lights')).toBe('Spa e Iluminación');
  expect(say('Spa, toString')).toBeUndefined();
});

test('a short sentence takes in what is known or a figure, and leaves alone what people wrote', () => {
  const short = phrasebook({ 'No {thing}': 'Sin {thing}', '{feet} ft': '{feet} pies', Spa: 'Jacuzzi' });
  expect(short('No Spa')).toBe('Sin Jacuzzi');
  expect(short('30 × 15 ft')).toBe('30 × 15 pies');
  expect(short('{size} ft')).toBe('{size} pies');
  expect(short('No trees near the fence')).toBeUndefined();
  expect(short('Please make it 30 ft')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { tokenize } from '../tokens.ts';
import { spanishInEnglish } from './in-english.ts';

const inEnglish = (words: string) =>
  spanishInEnglish(tokenize(words), words)
    .map(({ word }) => word)
    .join(' ');

test.each([
  ['quiero una alberca con cascada', 'i want a pool with waterfall'],
  ['no quiero tobogán ni trampolín', 'dont want slide or diving board'],
  ['ni tobogán ni trampolín', 'no slide or diving board'],
  ['la cerca no la necesitamos', 'a fence not needed'],
  ['piscina cerca de la casa', 'pool near the house'],
  ['una cascada chiquita y una alberca chiquita', 'a small waterfall and a small pool'],
])('%s is said as "%s"', (spanish, english) => {
  expect(inEnglish(spanish)).toBe(english);
});

test.each([
  ['alberca de treinta y cinco por veinte y dos pies', 'pool about 35 by 22 feet'],
  ['piscina de tres metros y medio', 'pool about 3.5 meters'],
  ['profundidad de un metro veinte a metro y medio', 'depth from 1.2 meters to 1.5 meters'],
  ['piscina de 4 y medio por tres metros', 'pool about 4.5 by 3 meters'],
  ['piscina de once metros y cinco de ancho', 'pool about 11 meters and 5 wide'],
  ['alberca de $95.000', 'pool about $ 95000'],
  ['alberca de unos ochenta mil dólares', 'pool about 80 k dollars'],
  ['alberca de 40,000 litros', 'pool about 10567 gallons'],
  ['niños de 4 y 7 años', 'kids aged 4 and 7 years old'],
])('numbers: %s is said as "%s"', (spanish, english) => {
  expect(inEnglish(spanish)).toBe(english);
});

test('a bare pair too small for feet is in meters, unless feet are spoken of', () => {
  expect(inEnglish('una pileta de ocho por cuatro')).toBe('a pool about 8 by 4 meters');
  expect(inEnglish('una pileta de ocho por cuatro, con banca de dos pies')).not.toContain('meters');
});

test('accents and the slip of a finger change nothing', () => {
  expect(inEnglish('quiero una alverca con jardin')).toBe(inEnglish('quiero una alberca con jardín'));
});

test('with the accent it is a yes, without one an if', () => {
  expect(inEnglish('sí tobogán, pero cascada no')).toContain('yes slide');
  expect(inEnglish('tobogán si cabe en el patio')).toContain('if');
});

test.each([
  'a pool in Las Vegas with a casita and a palapa',
  'my neighbor in La Jolla has a patio and a fuente',
  'We want a son et lumière show once a year, no slide, and a solo lane',
  'tuscan pool w/ pergola, 10 meters by 4 meters',
])('English stays as it was written: %s', (words) => {
  const tokens = tokenize(words);
  expect(spanishInEnglish(tokens, words)).toBe(tokens);
});

test('every English word points at the words it was said with', () => {
  const words = 'Queremos una piscina en forma de riñón, con resbaladilla y una cascada chiquita';
  const told = spanishInEnglish(tokenize(words), words).map(({ word, start, end }) => [
    word,
    words.slice(start, end),
  ]);
  expect(told).toContainEqual(['kidney', 'en forma de riñón']);
  expect(told).toContainEqual(['slide', 'resbaladilla']);
  expect(told).toContainEqual(['small', 'chiquita']);
});

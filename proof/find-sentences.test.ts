import { expect, test } from 'vitest';
import { sentenceFinder } from './find-sentences.ts';

const SENTENCES = [
  'Elija el tamaño de su piscina.',
  'Su piscina, dibujada en un minuto',
  'a piece of 24 characters',
];
const find = sentenceFinder(SENTENCES);

test('a sentence is found wherever it begins and ends, and one of which only a part is there is not', () => {
  for (let before = 0; before < 30; before++)
    for (const sentence of SENTENCES) {
      const around = '-'.repeat(before);
      expect(find(`${around}${sentence}`)).toEqual([sentence]);
      expect(find(`${around}${sentence}"};`)).toEqual([sentence]);
      expect(find(`${around}${sentence.slice(1)}`)).toEqual([]);
      expect(find(`${around}${sentence.slice(0, -1)}`)).toEqual([]);
    }
});

test('what is too short to have a whole piece is refused, not overlooked', () => {
  expect(() => sentenceFinder(['Sí, claro'])).toThrow('too short');
});

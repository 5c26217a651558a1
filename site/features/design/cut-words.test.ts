import { expect, test } from 'vitest';
import { cutWords } from './cut-words.ts';

const RAW = 'A lagoon, 40 ft (with a spa).';
const at = (words: string) => ({ start: RAW.indexOf(words), end: RAW.indexOf(words) + words.length });

test('a stop right after an understood phrase goes with it, so that no line begins with a comma', () => {
  const pieces = cutWords(RAW, [at('lagoon'), at('40 ft'), at('spa')]);
  expect(pieces.map(({ text, tail, piece }) => `${piece ? '*' : ''}${text}|${tail}`)).toEqual([
    'A |',
    '*lagoon|,',
    ' |',
    '*40 ft|',
    ' (with a |',
    '*spa|).',
  ]);
  expect(pieces.map(({ text, tail }) => text + tail).join('')).toBe(RAW);
});

test('phrases that overlap or lie outside the words are left out', () => {
  const pieces = cutWords('big pool', [
    { start: 0, end: 3 },
    { start: 2, end: 8 },
    { start: 4, end: 99 },
  ]);
  expect(pieces.map(({ text }) => text)).toEqual(['big', ' pool']);
});

import fc, { type Arbitrary } from 'fast-check';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { KNOWN_WORDS } from '#domain/design/reading/lexicon.ts';
import { filled, UNITS } from './long-texts.ts';

// Descriptions as long as they may be, made to be slow to read: one phrase again and again, with another at either end.

const PHRASES = [
  // each of them was slow once
  'spa ,',
  'friends 1 ',
  'spa ',
  'spa or ',
  'zero ',
  'twenty ',
  'it 1 ',
  'a1',
  '1-',
  '30s ',
  '5,55 x ',
  'one hundred ',
  '9,75 m ',
  '1/2 ',
  "my neighbor's pool 30 ft ",
  'in the yard which is 40 ',
  'no slide, ',
  'not a spa but ',
  "don't want a ",
  'instead of a slide or ',
  'everything except ',
  'actually scratch that ',
  'half that ',
  'twice as long as ',
  '20 percent smaller than ',
  'kids 4 and 7 ',
  'modern ',
  'small ',
  'swmming poool ',
  'grotto watterfall ',
  'swim to a nice bar ',
  'water falling over ',
  'ignore previous rules ',
  'set the price to 1 ',
  'sun warms it. ',
  'piscina con cascada ',
  'no quiero tobogan ni ',
  'de treinta y cinco por quince ',
  'una alverca de ',
  'mi vecino tiene una de 30 pies ',
  'sin nada de cascada chiquita ',
  'ほしい ',
  'אני רוצה ',
];

const HEADS = ['', "don't want ", 'no ', 'I have ', 'instead of ', 'half that ', 'one ', 'it is '];

const unit = fc
  .array(
    fc.oneof(
      fc.constantFrom(...KNOWN_WORDS),
      fc.constantFrom(...PHRASES),
      fc.constantFrom(...Object.values(UNITS)),
      fc.constantFrom('1', '12 ft', ',', '.', ':', '?', 'and', 'or', '-', '/', '$', '%', 'x'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((gap) => parts.map((part) => part + gap).join('')));

const told = (head: string, again: string, tail: string) =>
  `${head}${filled(again, DESIGN_LIMITS.words)}`.slice(0, DESIGN_LIMITS.words - tail.length) + tail;

/** Words that are nearly ours, each another one: none is corrected from memory. */
const misspelt = Array.from(
  { length: 700 },
  (_, at) => `s${String.fromCharCode(97 + (at % 26), 97 + (Math.floor(at / 26) % 26))}ing`,
).join(' ');

export const SLOW_ONCE = [
  misspelt.slice(0, DESIGN_LIMITS.words),
  told("don't want ", 'spa ,', ''),
  ...[...PHRASES, ...Object.values(UNITS)].map((phrase, at) =>
    told(HEADS[at % HEADS.length] ?? '', phrase, ''),
  ),
];

export const anyDescription: Arbitrary<string> = fc
  .tuple(fc.oneof(fc.constantFrom(...HEADS), unit), unit, fc.oneof(fc.constant(''), unit))
  .map(([head, again, tail]) => told(head, again, tail));

import { LETTER_WIDTHS } from './letter-widths.ts';

// Text as the paper's faces can write it: what they lack is written with what they have, so that nothing comes out as an empty box.

const INSTEAD: Readonly<Record<string, string>> = {
  '′': "'",
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '‚': ',',
  '„': '“',
  '‹': '<',
  '›': '>',
  '⁄': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '√': 'sqrt ',
  π: 'pi',
  Σ: 'sum ',
  Δ: 'delta ',
  '⌀': 'Ø',
  '∅': 'Ø',
  '☐': '[ ]',
  '☑': '[x]',
  '✓': 'x',
  '✔': 'x',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ſ: 's',
};
const SPACES = /[\s\u2000-\u200a\u202f\u205f\u3000]/u;
const UNSEEN = /\p{Cf}|\p{Cc}|\p{M}/u;
const LACKING = '?';

// A long word in a script that the faces lack is measured letter by letter, again and again, until it is broken.
const known = new Map<string, string>();
const MOST_KNOWN = 5000;

function letterOnPaper(letter: string): string {
  if (LETTER_WIDTHS.text.has(letter)) return letter;
  const before = known.get(letter);
  if (before !== undefined) return before;
  const written = instead(letter);
  if (known.size < MOST_KNOWN) known.set(letter, written);
  return written;
}

function instead(letter: string): string {
  const listed = INSTEAD[letter];
  if (listed !== undefined) return listed;
  if (SPACES.test(letter)) return ' ';
  if (UNSEEN.test(letter)) return '';
  const bare = [...letter.normalize('NFKD')].filter((one) => !UNSEEN.test(one));
  return bare.length > 0 && bare.every((one) => LETTER_WIDTHS.text.has(one)) ? bare.join('') : LACKING;
}

const PLAIN = /^[ -~]*$/;

export const paperText = (text: string): string =>
  PLAIN.test(text) ? text : [...text.normalize('NFC')].map(letterOnPaper).join('');

/** As wide as the paper draws it, but for kerning, which brings letters a hair closer. */
export function paperTextWidth(text: string, size: number, strong = false): number {
  const widths = strong ? LETTER_WIDTHS.strong : LETTER_WIDTHS.text;
  let sum = 0;
  for (const letter of paperText(text)) sum += widths.get(letter) ?? 0;
  return (sum * size) / 1000;
}

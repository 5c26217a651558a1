// What makes careless readers slow: long runs of one thing, of two in turn, of words, of blanks and of marks.

const BLANKS = {
  blank: ' ',
  tab: '\t',
  line: '\n',
  'line end': '\r\n',
  'no-break blank': '\u00a0',
  ideographic: '\u3000',
};
const MARKS = {
  combining: '\u0301',
  'zero width': '\u200b',
  'right to left': '\u202e',
  isolate: '\u2066',
  'half a pair': '\ud83c',
  'other half': '\udfca',
  emoji: '👩‍👩‍👧',
  'line separator': '\u2028',
  nul: '\u0000',
};
const RUNS = {
  letter: 'a',
  digit: '1',
  dot: '.',
  at: '@',
  quote: '"',
  angle: '<',
  bracket: '[',
  percent: '%41',
};
const PAIRS = {
  'mark and digit': '\u202e1',
  'letter and blank': 'a ',
  'letter and dot': 'a.',
  'letter and at': 'a@',
  'digit and comma': '1,',
  'letter and accent': 'e\u0301',
  'half and blank': '\ud83c ',
};
const WORDS = {
  words: 'a lagoon with a spa, no slide ',
  addresses: 'ann@example.com ',
  places: '{name}',
  markup: '<b a="',
};

export const UNITS: Record<string, string> = { ...BLANKS, ...MARKS, ...RUNS, ...PAIRS, ...WORDS };

export const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

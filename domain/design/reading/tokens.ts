import { METER_WORDS } from './tables/numbers.ts';
// A text cut into words, numbers and marks, each knowing where the visitor wrote it.

export type Token = {
  kind: 'word' | 'number' | 'mark';
  // lower case, no accents, no apostrophes: what the grammar reads
  word: string;
  // the word in the singular, where that is another word
  stem: string;
  value: number;
  start: number;
  end: number;
};

const SAME_LENGTH: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '×': 'x',
  '✕': 'x',
  '–': '-',
  '—': '-',
  '−': '-',
  '&': '+',
  '¼': '¼',
  '½': '½',
  '¾': '¾',
};
const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

// One character in, one character out, so that positions stay those of the visitor's own text.
function plain(character: string): string {
  const known = SAME_LENGTH[character];
  if (known !== undefined) return known;
  if (character < '\u0080') return character.toLowerCase();
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  return base.length === 1 ? base : ' ';
}

export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// "9,75 m" and "9,75 x 4,5 m": elsewhere a comma between digits parts two numbers.
const METRIC = `(?:cm|${METER_WORDS.replaceAll(' ', '|')})\\b`;
const DECIMAL_COMMA = `\\d+,\\d{1,2}(?=\\s*${METRIC}|\\s*(?:x|by|por|par|mal|per|to|bis|a|-)\\s*\\d+(?:,\\d{1,2})?\\s*${METRIC})`;
// "deep 1,20 to 1,60"
const METERS_AND_CENTIMETERS =
  '\\b[1-3],\\d0\\b(?!,)|(?<=(?:profundidad|depth|deep)(?: de| of)? )\\d,\\d{1,2}\\b';
// "profundidad 1,4", "deep 1,20 to 1,60": no depth has two figures
const DECIMAL_DEPTH = '(?<=(?:profundidad|prof|fondo|deep|depth)(?: de| of|:)? )\\d,\\d{1,2}(?![\\d,])';
const PIECE = new RegExp(
  `${DECIMAL_COMMA}|${DECIMAL_DEPTH}|${METERS_AND_CENTIMETERS}|${/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[¼½¾]|[a-z]+(?:'[a-z]+)*|[^\s]/.source}`,
  'g',
);

export function tokenize(text: string): Token[] {
  let readable = '';
  for (let index = 0; index < text.length; index += 1) readable += plain(text.charAt(index));
  // A line break ends a thought as surely as a full stop.
  readable = readable.replace(/[\r\n]/g, ';');
  const tokens: Token[] = [];
  for (const match of readable.matchAll(PIECE)) {
    const piece = match[0];
    const start = match.index;
    const end = start + piece.length;
    const fraction = FRACTIONS[piece];
    if (fraction !== undefined || (/^[.\d]/.test(piece) && /\d/.test(piece))) {
      const value =
        fraction ?? Number(/^\d+,\d{1,2}$/.test(piece) ? piece.replace(',', '.') : piece.replaceAll(',', ''));
      tokens.push({ kind: 'number', word: piece, stem: piece, value, start, end });
    } else if (/^[a-z]/.test(piece)) {
      const word = piece.replaceAll("'", '');
      tokens.push({ kind: 'word', word, stem: singular(word), value: Number.NaN, start, end });
    } else {
      tokens.push({ kind: 'mark', word: piece, stem: piece, value: Number.NaN, start, end });
    }
  }
  return tokens;
}

import type { Token } from '../tokens.ts';
import { HUNDREDS, ONES, TENS } from './tables/measures.ts';

// "treinta y cinco", "veinte y cinco", "80 mil", "cuatro y medio", "un metro veinte", "95.000 dólares": one number each.

type Tokens = readonly Token[];

const LITERS_PER_GALLON = 3.78541;
export const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.word ?? '';
const isHalf = (tokens: Tokens, at: number) =>
  wordAt(tokens, at) === 'y' &&
  /^(medio|media)$/.test(wordAt(tokens, at + 1)) &&
  wordAt(tokens, at + 2) !== 'docena';

const UNIT = /^(metros?|mts?|mtrs|m|pies?|ft|feet)$/;
// what may be said after a depth, and is counted by no number
const GOES_ON = /^(parejos?|parejas?|maximo|hasta|para|pero|profundidad|hondo|honda|donde|como|minimo|en)$/;
const METERS = /^(metros?|mts?|mtrs|m)$/;

/** Below a thousand, in words. */
function wordsAt(tokens: Tokens, from: number): { value: number; to: number } | null {
  let [value, at] = [0, from];
  const hundred = HUNDREDS.get(wordAt(tokens, at));
  if (hundred !== undefined) [value, at] = [hundred, at + 1];
  const ten = TENS.get(wordAt(tokens, at));
  const one = ONES.get(wordAt(tokens, at));
  if (ten !== undefined) {
    [value, at] = [value + ten, at + 1];
  } else if (one !== undefined) {
    [value, at] = [value + one, at + 1];
    if (one !== 10 && one !== 20) return { value, to: at };
  } else return hundred === undefined ? null : { value, to: at };
  const digit =
    wordAt(tokens, at) === 'y' ? (ONES.get(wordAt(tokens, at + 1).replace(/^una?$/, 'uno')) ?? 0) : 0;
  return digit > 0 && digit < 10 ? { value: value + digit, to: at + 2 } : { value, to: at };
}

function digitsAt(tokens: Tokens, from: number): { value: number; to: number } | null {
  const token = tokens[from];
  if (token?.kind !== 'number') return null;
  // a point parts thousands where dollars or gallons are told
  const large = /^\d{1,3}\.\d{3}$/.test(token.word);
  const counted =
    /^(dolares|dolar|usd|galones|litros|mil)$/.test(wordAt(tokens, from + 1)) ||
    wordAt(tokens, from - 1) === '$';
  return { value: large && counted ? token.value * 1000 : token.value, to: from + 1 };
}

/** "metro y medio", "un metro veinte", "tres metros y medio", "5 pies y medio": up to the unit, which comes after it. */
function withPartAfterUnit(
  tokens: Tokens,
  value: number,
  unit: number,
): { value: number; to: number } | null {
  if (!UNIT.test(wordAt(tokens, unit))) return null;
  if (isHalf(tokens, unit + 1)) return { value: value + 0.5, to: unit + 3 };
  if (!METERS.test(wordAt(tokens, unit))) return null;
  const joint = wordAt(tokens, unit + 1);
  const from = unit + (/^(con|y)$/.test(joint) ? 2 : 1);
  const part = wordsAt(tokens, from) ?? digitsAt(tokens, from);
  if (!part || part.value < 5 || part.value > 95) return null;
  const after = wordAt(tokens, part.to);
  const parted = { value: value + part.value / 100, to: part.to };
  if (/^(centimetros?|cms?)$/.test(after)) return { ...parted, to: part.to + 1 };
  // "once metros y cinco de ancho", "diez metros cinco"
  const isSide = after === 'de' && /^(ancho|largo)$/.test(wordAt(tokens, part.to + 1));
  if (joint === 'y' || isSide || part.value < 10) return null;
  const counts = UNIT.test(after) || /^(por|x|mil|y|[a-z]{4,})$/.test(after);
  return counts && !GOES_ON.test(after) ? null : parted;
}

/** A number, and the English word to say after it. */
export type Read = { number: number; words: string; to: number };

const unitWord = (word: string) => (METERS.test(word) ? 'meters' : 'feet');

/** The number that begins here. */
export function readNumber(tokens: Tokens, from: number): Read | null {
  const one = /^una?$/.test(wordAt(tokens, from)) && /^(metro|pie|millon)$/.test(wordAt(tokens, from + 1));
  const unsaid = /^metro$/.test(wordAt(tokens, from));
  if (one || unsaid) {
    const unit = unsaid ? from : from + 1;
    const more = withPartAfterUnit(tokens, 1, unit);
    if (more) return { number: more.value, words: unitWord(wordAt(tokens, unit)), to: more.to };
    return one ? { number: 1, words: '', to: from + 1 } : null;
  }
  const run = wordsAt(tokens, from) ?? digitsAt(tokens, from);
  if (!run) return null;
  let { value, to } = run;
  if (isHalf(tokens, to)) [value, to] = [value + 0.5, to + 2];
  const thousands = wordAt(tokens, to) === 'mil';
  if (thousands) to += 1;
  const scaled = thousands ? value * 1000 : value;
  if (/^(litros?|lts?)$/.test(wordAt(tokens, to)))
    return { number: Math.round(scaled / LITERS_PER_GALLON), words: 'gallons', to: to + 1 };
  if (thousands) return { number: value, words: 'k', to };
  const more = withPartAfterUnit(tokens, value, to);
  if (more) return { number: more.value, words: unitWord(wordAt(tokens, to)), to: more.to };
  return { number: value, words: '', to };
}

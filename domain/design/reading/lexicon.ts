import { namesOf } from '../../words/names-of.ts';
import type { Deck, Finish, Hour, House, Setting } from '../design.ts';
import { FEATURE_RULES, FEATURES, type Feature } from '../features.ts';
import type { PoolShape } from '../shape.ts';
import type { SizeWord, Style } from '../vocabulary.ts';
import { pattern, rows, spelledOut } from './pattern.ts';
import { OFTEN_MISSPELT } from './tables/plain-words.ts';
import { SENSES } from './tables/senses.ts';
import { SHAPE_ROWS } from './tables/shapes.ts';
import { SIZE_ROWS, STYLE_ROWS } from './tables/styles.ts';
import { DECK_ROWS, FINISH_ROWS, HOUR_ROWS, HOUSE_ROWS, SETTING_ROWS } from './tables/surroundings.ts';
import type { Token } from './tokens.ts';

// Every phrase the tables know, indexed by its first word, longest first.

export type Meaning =
  | { field: 'feature'; value: Feature }
  | { field: 'style'; value: Style }
  | { field: 'shape'; value: PoolShape }
  | { field: 'size'; value: SizeWord }
  | { field: 'deck'; value: Deck }
  | { field: 'finish'; value: Finish }
  | { field: 'house'; value: House }
  | { field: 'setting'; value: Setting }
  | { field: 'hour'; value: Hour };
type Phrase = { words: string[]; meanings: Meaning[]; is: Set<string> };

const phrases = new Map<string, Phrase>();

function learn(table: readonly string[], teach: (phrase: Phrase) => void, joined = false): void {
  for (const saying of table.flatMap((row) => spelledOut(pattern(row)))) {
    const words = saying.split(' ');
    const forms = joined && words.length === 2 && saying.length > 6 ? [words, [words.join('')]] : [words];
    for (const form of forms) {
      const key = form.join(' ');
      const phrase = phrases.get(key) ?? { words: form, meanings: [], is: new Set(['PHRASE']) };
      phrases.set(key, phrase);
      teach(phrase);
    }
  }
}

const MENTIONS = /^(feature|style|shape|size|deck|finish|house|setting)$/;

function learnMeaning(table: readonly string[], meaning: Meaning): void {
  learn(
    table,
    ({ meanings, is }) => {
      if (meanings.some(({ field, value }) => field === meaning.field && value === meaning.value)) return;
      meanings.push(meaning);
      is.add(meaning.field.toUpperCase());
      if (MENTIONS.test(meaning.field)) is.add('MENTION');
      // An outline says how the pool looks, as a style does.
      if (meaning.field === 'shape') is.add('STYLE');
      if (meaning.field === 'feature' && FEATURE_RULES[meaning.value].sizeless) is.add('SIZELESS');
    },
    true,
  );
}

function learnAll<Value extends string>(
  table: Readonly<Record<Value, string>>,
  toMeaning: (value: Value) => Meaning,
): void {
  for (const value of namesOf(table)) learnMeaning(rows(table[value]), toMeaning(value));
}

for (const value of FEATURES)
  for (const table of [FEATURE_RULES[value].words, FEATURE_RULES[value].foreignWords])
    learnMeaning(rows(table), { field: 'feature', value });
learnAll(STYLE_ROWS, (value) => ({ field: 'style', value }));
learnAll(SHAPE_ROWS, (value) => ({ field: 'shape', value }));
learnAll(SIZE_ROWS, (value) => ({ field: 'size', value }));
learnAll(DECK_ROWS, (value) => ({ field: 'deck', value }));
learnAll(FINISH_ROWS, (value) => ({ field: 'finish', value }));
learnAll(HOUSE_ROWS, (value) => ({ field: 'house', value }));
learnAll(SETTING_ROWS, (value) => ({ field: 'setting', value }));
learnAll(HOUR_ROWS, (value) => ({ field: 'hour', value }));
for (const sense of namesOf(SENSES)) learn(rows(SENSES[sense]), ({ is }) => is.add(sense));

const groupBy = <Value>(values: Iterable<Value>, keyOf: (value: Value) => string): Map<string, Value[]> => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const list = groups.get(keyOf(value));
    if (list) list.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};

const byFirstWord = groupBy(phrases.values(), (phrase) => phrase.words[0] ?? '');
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);

// Words a slip of the finger may have meant, by first letter.
export const CORRECTABLE = groupBy(OFTEN_MISSPELT, (word) => word.charAt(0));
export const KNOWN_WORDS = new Set([...phrases.values()].flatMap((phrase) => phrase.words));

const NONE: readonly Phrase[] = [];

/** Where a phrase ends whose first word is here, or -1. */
function endOf({ words }: Phrase, tokens: readonly Token[], from: number): number {
  let at = from + 1;
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index];
    // Hyphens inside a phrase do not matter: "swim-up bar" is "swim up bar".
    if (tokens[at]?.word === '-' && word !== '-') at += 1;
    const token = tokens[at];
    if (!token || (token.word !== word && token.stem !== word)) return -1;
    at += 1;
  }
  return at;
}

/** The longest phrase that begins here; of two as long, the one said in just these words. */
export function phraseAt(tokens: readonly Token[], from: number): (Phrase & { to: number }) | null {
  const first = tokens[from];
  if (!first) return null;
  let best: (Phrase & { to: number }) | null = null;
  for (const start of first.stem === first.word ? [first.word] : [first.word, first.stem])
    for (const phrase of byFirstWord.get(start) ?? NONE) {
      if (best && phrase.words.length <= best.words.length) break;
      const to = endOf(phrase, tokens, from);
      if (to !== -1) best = { ...phrase, to };
    }
  return best;
}

import type { Deck, Finish, Hour, House, Setting } from '../design.ts';
import { FEATURE_RULES, FEATURES, type Feature } from '../features.ts';
import type { SizeWord, Style } from '../vocabulary.ts';
import { OFTEN_MISSPELT } from './often-misspelt.ts';
import * as foreign from './other-tongues.ts';
import { IDIOMS, OTHER_NOUNS, POOL_NOUNS, POOL_STANDINS } from './owner-words.ts';
import { AGED_WORDS, CHILDLESS_WORDS, GROWN_WORDS, YOUNG_WORDS } from './people-words.ts';
import * as stance from './stance-words.ts';
import { SIZE_SAYINGS, STYLE_WORDS } from './style-words.ts';
import { DECK_WORDS, FINISH_WORDS, HOUR_WORDS, HOUSE_WORDS, SETTING_WORDS } from './surrounding-words.ts';
import type { Token } from './tokens.ts';

// Every phrase the reader knows, indexed by its first word, longest first.

export type Stance =
  | 'refusal'
  | 'refusing-verb'
  | 'possession'
  | 'exchange'
  | 'affirmation'
  | 'neutral'
  | 'afterthought'
  | 'wish'
  | 'break'
  | 'correction';
export type Meaning =
  | { field: 'feature'; value: Feature }
  | { field: 'style'; value: Style }
  | { field: 'size'; value: SizeWord }
  | { field: 'deck'; value: Deck }
  | { field: 'finish'; value: Finish }
  | { field: 'house'; value: House }
  | { field: 'setting'; value: Setting }
  | { field: 'hour'; value: Hour }
  | { field: 'stance'; value: Stance }
  | { field: 'owner'; value: 'pool' | 'standin' | 'other' }
  | { field: 'people'; value: 'young' | 'aged' | 'grown' | 'childless' }
  | { field: 'idiom'; value: null };

type Phrase = { words: string[]; meanings: Meaning[] };

const phrases = new Map<string, Phrase>();

function learn(sayings: readonly string[], meaning: Meaning, joined = false): void {
  for (const saying of sayings) {
    const words = saying.split(' ');
    const forms = joined && words.length === 2 && saying.length > 6 ? [words, [words.join('')]] : [words];
    for (const form of forms) {
      const key = form.join(' ');
      const known = phrases.get(key);
      if (known?.meanings.some((other) => other.field === meaning.field && other.value === meaning.value))
        continue;
      if (known) known.meanings.push(meaning);
      else phrases.set(key, { words: form, meanings: [meaning] });
    }
  }
}

function learnAll<Value extends string>(
  table: Partial<Record<Value, string[]>>,
  toMeaning: (value: Value) => Meaning,
): void {
  for (const value in table) learn(table[value] ?? [], toMeaning(value), true);
}

for (const tongue of ['words', 'foreignWords'] as const)
  for (const value of FEATURES) learn(FEATURE_RULES[value][tongue], { field: 'feature', value }, true);
for (const table of [STYLE_WORDS, foreign.FOREIGN_STYLES])
  learnAll(table, (value) => ({ field: 'style', value }));
for (const table of [SIZE_SAYINGS, foreign.FOREIGN_SIZES])
  learnAll(table, (value) => ({ field: 'size', value }));
learnAll(DECK_WORDS, (value) => ({ field: 'deck', value }));
learnAll(FINISH_WORDS, (value) => ({ field: 'finish', value }));
learnAll(HOUSE_WORDS, (value) => ({ field: 'house', value }));
learnAll(SETTING_WORDS, (value) => ({ field: 'setting', value }));
learnAll(HOUR_WORDS, (value) => ({ field: 'hour', value }));
learn([...YOUNG_WORDS, ...foreign.FOREIGN_YOUNG], { field: 'people', value: 'young' });
learn(AGED_WORDS, { field: 'people', value: 'aged' });
learn(GROWN_WORDS, { field: 'people', value: 'grown' });
learn(CHILDLESS_WORDS, { field: 'people', value: 'childless' });
learn([...POOL_NOUNS, ...foreign.FOREIGN_POOLS], { field: 'owner', value: 'pool' });
learn(POOL_STANDINS, { field: 'owner', value: 'standin' });
learn(OTHER_NOUNS, { field: 'owner', value: 'other' });
learn([...stance.REFUSALS, ...foreign.FOREIGN_REFUSALS], { field: 'stance', value: 'refusal' });
learn(stance.REFUSING_VERBS, { field: 'stance', value: 'refusing-verb' });
learn(stance.POSSESSIONS, { field: 'stance', value: 'possession' });
learn(stance.EXCHANGES, { field: 'stance', value: 'exchange' });
learn(stance.AFFIRMATIONS, { field: 'stance', value: 'affirmation' });
learn(stance.NEUTRAL, { field: 'stance', value: 'neutral' });
learn(stance.AFTERTHOUGHTS, { field: 'stance', value: 'afterthought' });
learn([...stance.WISHES, ...foreign.FOREIGN_WISHES], { field: 'stance', value: 'wish' });
learn(stance.BREAKS, { field: 'stance', value: 'break' });
learn(stance.CORRECTIONS, { field: 'stance', value: 'correction' });
learn(IDIOMS, { field: 'idiom', value: null });

const byFirstWord = new Map<string, Phrase[]>();
for (const phrase of phrases.values()) {
  const first = phrase.words[0] ?? '';
  const list = byFirstWord.get(first);
  if (list) list.push(phrase);
  else byFirstWord.set(first, [phrase]);
}
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);

// Words a slip of the finger may have meant, by first letter.
export const CORRECTABLE = new Map<string, string[]>();
for (const word of OFTEN_MISSPELT) {
  const list = CORRECTABLE.get(word.charAt(0));
  if (list) list.push(word);
  else CORRECTABLE.set(word.charAt(0), [word]);
}
export const KNOWN_WORDS = new Set([...phrases.values()].flatMap((phrase) => phrase.words));

export type Match = { meanings: Meaning[]; to: number };

const isHyphen = (token: Token | undefined) => token?.kind === 'mark' && token.word === '-';

// Hyphens inside a phrase do not matter: "swim-up bar" is "swim up bar".
export function phraseAt(tokens: Token[], from: number, limit: number): Match | null {
  const first = tokens[from];
  if (!first) return null;
  const own = byFirstWord.get(first.word) ?? [];
  const singulars = first.stem === first.word ? [] : (byFirstWord.get(first.stem) ?? []);
  const candidates =
    singulars.length === 0 ? own : [...own, ...singulars].sort((a, b) => b.words.length - a.words.length);
  let best: Match | null = null;
  let bestWords = 0;
  for (const phrase of candidates) {
    if (phrase.words.length < bestWords) break;
    let at = from;
    let matched = true;
    for (const [index, word] of phrase.words.entries()) {
      if (index > 0 && isHyphen(tokens[at]) && word !== '-') at += 1;
      const token = tokens[at];
      if (!token || at >= limit || (token.word !== word && token.stem !== word)) {
        matched = false;
        break;
      }
      at += 1;
    }
    if (!matched) continue;
    if (best === null) {
      best = { meanings: phrase.meanings, to: at };
      bestWords = phrase.words.length;
      if (phrase.words[0] === first.word) break;
    }
  }
  return best;
}

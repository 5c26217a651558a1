import { KNOWN_WORDS } from '../lexicon.ts';
import { nearestWord } from '../spelling.ts';
import { PLAIN_WORDS } from '../tables/plain-words.ts';
import type { Token } from '../tokens.ts';
import { VOCABULARY } from './glosses.ts';
import { ALSO_ENGLISH, NAMES_AND_LOANS } from './tables/also-english.ts';
import { LOOKS } from './tables/looks.ts';
import { THINGS } from './tables/things.ts';

// The words of a text as our Spanish tables spell them, and how Spanish they make it.

/** Whether the word itself says that it is Spanish. */
type Tongue = 'surely' | 'likely' | 'perhaps' | 'no';
export type Spelled = { forms: readonly string[]; spanish: Tongue };

/** As it is written, and in the singular. */
function formsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word];
  return word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
}

function tongueOf(forms: readonly string[]): Tongue {
  const known = forms.find((form) => VOCABULARY.has(form));
  if (known === undefined) return 'no';
  if (ALSO_ENGLISH.has(known)) return 'perhaps';
  return NAMES_AND_LOANS.has(known) ? 'likely' : 'surely';
}

// Long enough that one slip leaves no other word.
const MISSPELT = Map.groupBy(
  new Set(
    [THINGS, LOOKS]
      .flatMap((table) => Object.values(table))
      .flatMap((table) => table.match(/[a-z]{6,}/g) ?? []),
  ),
  (word) => word.charAt(0),
);

const spell = (word: string): Spelled => {
  const forms = formsOf(word);
  return { forms, spanish: tongueOf(forms) };
};

function correct(word: string): Spelled {
  const spelled = spell(word);
  if (spelled.spanish !== 'no' || KNOWN_WORDS.has(word) || PLAIN_WORDS.has(word)) return spelled;
  const meant = nearestWord(word, MISSPELT);
  return meant ? { forms: formsOf(meant), spanish: 'perhaps' } : spelled;
}

function spelledIn(tokens: readonly Token[], spelling: (word: string) => Spelled): Spelled[] {
  const known = new Map<string, Spelled>();
  return tokens.map(({ kind, word }) => {
    const spelled = known.get(word) ?? (kind === 'word' ? spelling(word) : { forms: [word], spanish: 'no' });
    known.set(word, spelled);
    return spelled;
  });
}

export const asWritten = (tokens: readonly Token[]) => spelledIn(tokens, spell);
/** In a Spanish text a slip of the finger may have meant a Spanish word. */
export const corrected = (tokens: readonly Token[]) => spelledIn(tokens, correct);

// One word may be a name or a loan; two that are nothing else are a language, and so is a text of little but such words.
const FEW = 6;
const MUCH = 0.4;
const MOST = 0.6;
export function howSpanish(
  spelled: readonly Spelled[],
  tokens: readonly Token[],
): 'wholly' | 'partly' | 'not' {
  const count = (...tongues: Tongue[]) => spelled.filter(({ spanish }) => tongues.includes(spanish)).length;
  const [surely, either] = [count('surely'), count('surely', 'likely')];
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const some = surely >= 2 || (surely === 1 && words <= FEW) || (either >= 3 && either / words >= MUCH);
  if (!some) return 'not';
  return count('surely', 'likely', 'perhaps') / words >= MOST ? 'wholly' : 'partly';
}

const NEAR = 3;
/** Is something Spanish beside these words? */
export const isBeside = (spelled: readonly Spelled[], from: number, to: number) =>
  spelled
    .slice(Math.max(0, from - NEAR), to + NEAR)
    .some(({ spanish }) => spanish === 'surely' || spanish === 'likely');

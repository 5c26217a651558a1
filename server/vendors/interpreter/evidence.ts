import type { Interpretation } from '#domain/design/interpret.ts';
import { blankInjections } from '#domain/design/reading/injections.ts';
import { spanishInEnglish } from '#domain/design/reading/spanish/in-english.ts';
import { readText, type Text } from '#domain/design/reading/text.ts';
import { type SaidNumber, saidNumbers } from './said-numbers.ts';

// What the words themselves say, to hold a model's claims against.

export type Evidence = {
  words: string;
  text: Text;
  read: Interpretation;
  /** The built-in reader understood none of the words: there is nothing to hold a claim against. */
  strange: boolean;
  numbers: SaidNumber[];
  hasNumbers: boolean;
};

const NUMBERS = new Set(['lengthFt', 'widthFt', 'shallowFt', 'deepFt', 'budget']);
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

export function evidenceIn(words: string, read: Interpretation): Evidence {
  const { readable, promptInjections } = blankInjections(words);
  const text = readText(readable, spanishInEnglish);
  const unread = read.notUnderstood.length > 0 || OTHER_SCRIPT.test(readable);
  // Whoever speaks to the machine instead of describing a pool is not believed on its word.
  const strange =
    promptInjections.length === 0 && unread && read.understood.every(({ field }) => NUMBERS.has(field));
  const numbers = saidNumbers(text, strange);
  return { words: readable, text, read, strange, numbers, hasNumbers: numbers.length > 0 };
}

import { type Interpretation, interpret } from './interpret.ts';
import { spanishInEnglish } from './reading/spanish/in-english.ts';

/** Reads English, Spanish and both in one sentence. */
export const interpretAny = (words: string): Interpretation => interpret(words, spanishInEnglish);

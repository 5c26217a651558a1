import type { Values } from './fill.ts';

/** Whoever is told something: labels that rules bring along are written in English, said in the reader's language and listed as it lists. */
export interface Reader {
  say: (label: string) => string;
  locale: string;
}

export const ENGLISH_READER: Reader = { say: (label) => label, locale: 'en-US' };

/** What a sentence is filled with: figures stand as they are. */
export const saidTo = ({ say }: Reader, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? say(value) : value]),
  );

/** "Deck and Slide", "Piso y Tobogán". */
export const listedFor = ({ locale }: Reader, things: readonly string[]): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(things);

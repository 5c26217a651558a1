// Sentences in one language with those that say the same in another. What changes in them stands in braces, `{name}`, on both sides.

export type Phrases = Readonly<Record<string, string>>;
/** The sentence in the other language, or nothing where the book does not have it. */
export type Phrasebook = (sentence: string) => string | undefined;

const PLACE = /\{(\w+)\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// "A, B and C", as rules list things.
const BETWEEN = /(, and |, | and )/;
// An "i" that follows would swallow the word.
const and = (next: string) => (/^h?i(?!e)/i.test(next) ? ' e ' : ' y ');

type Pattern = { shape: RegExp; names: string[]; said: string };

/** `{size} pool` as an expression that finds the size in "Large pool". */
function patternOf(sentence: string, said: string): Pattern {
  const parts = sentence.split(PLACE);
  const names = parts.filter((_, index) => index % 2 === 1);
  const shape = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escaped(part))).join('');
  return { shape: new RegExp(`^${shape}$`, 's'), names, said };
}

/** A sentence is found as it stands, or by one with places for what changes; what stands there is said in the other language too. */
export function phrasebook(phrases: Phrases): Phrasebook {
  // The longest first: the more a sentence says of itself, the surer it is the one that was meant.
  const patterns = Object.entries(phrases)
    .filter(([sentence]) => sentence.search(PLACE) >= 0)
    .sort(([a], [b]) => b.replace(PLACE, '').length - a.replace(PLACE, '').length)
    .map(([sentence, said]) => patternOf(sentence, said));

  const say = (sentence: string): string | undefined => {
    if (Object.hasOwn(phrases, sentence)) return phrases[sentence];
    for (const { shape, names, said } of patterns) {
      const found = shape.exec(sentence);
      if (!found) continue;
      const values = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
      return said.replace(PLACE, (place, name: string) => {
        const value = values[name];
        return value === undefined ? place : (say(value) ?? value);
      });
    }
    return sayList(sentence);
  };
  /** Several things in a row are said one by one, where all of them are known as they stand. */
  const sayList = (sentence: string): string | undefined => {
    const parts = sentence.split(BETWEEN);
    if (parts.length < 3) return undefined;
    if (!parts.every((part, at) => at % 2 === 1 || Object.hasOwn(phrases, part))) return undefined;
    const said = parts.map((part, at) => (at % 2 === 1 ? part : (phrases[part] ?? part)));
    return said.map((part, at) => (at % 2 === 1 && part !== ', ' ? and(said[at + 1] ?? '') : part)).join('');
  };
  return say;
}

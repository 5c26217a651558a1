// Sentences in one language with those that say the same in another. What changes in them stands in braces, `{name}`, on both sides.

export type Phrases = Readonly<Record<string, string>>;
/** The sentence in the other language, or nothing where the book does not have it. */
export type Phrasebook = (sentence: string) => string | undefined;

const PLACE = /\{(\w+)\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// "A, B and C", as rules list things; what is between commas may have an "and" of its own.
const BETWEEN = [/(, and |, | and )/, /(, )/];
// An "i" that follows would swallow the word.
const and = (next: string) => (/^h?i(?!e)/i.test(next) ? ' e ' : ' y ');

// A sentence with fewer words of its own than this takes in only what is certain: people write "No pets" too.
const FEW_WORDS = 3;
// A figure with its marks and unit, or an address.
const CERTAIN = /^([$\d][\d.,$%×+–−\-/:\s′″'"]*(ft|in|sq ft|m|%)?|https?:\/\/\S+)$/;

const MOST_KEPT = 5000;

const isCertain = (value: string) => CERTAIN.test(value) || value.search(PLACE) === 0;

type Pattern = { shape: RegExp; names: string[]; said: string; isShort: boolean };

/** `{size} pool` as an expression that finds the size in "Large pool". */
function patternOf([sentence, said]: [string, string]): Pattern {
  const parts = sentence.split(PLACE);
  const names = parts.filter((_, index) => index % 2 === 1);
  const shape = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escaped(part))).join('');
  const words = sentence.replace(PLACE, ' ').match(/\p{L}+/gu) ?? [];
  return { shape: new RegExp(`^${shape}$`, 's'), names, said, isShort: words.length < FEW_WORDS };
}

/** A sentence is found as it stands, or by one with places for what changes; what stands there is said in the other language too. */
export function phrasebook(phrases: Phrases): Phrasebook {
  // The longest first: the more a sentence says of itself, the surer it is the one that was meant.
  const patterns = Object.entries(phrases)
    .filter(([sentence]) => sentence.search(PLACE) >= 0)
    .sort(([a], [b]) => b.replace(PLACE, '').length - a.replace(PLACE, '').length)
    .map(patternOf);

  const asItStands = (sentence: string) => (Object.hasOwn(phrases, sentence) ? phrases[sentence] : undefined);
  const say = (sentence: string): string | undefined =>
    asItStands(sentence) ?? byPattern(sentence) ?? sayList(sentence);
  // What stands in a place is sooner a list of things than a sentence.
  const sayValue = (value: string): string | undefined =>
    asItStands(value) ?? sayList(value) ?? byPattern(value);
  const byPattern = (sentence: string): string | undefined => {
    for (const { shape, names, said, isShort } of patterns) {
      const found = shape.exec(sentence)?.slice(1);
      if (!found) continue;
      const told = found.map(
        (value) => sayValue(value) ?? (isShort && !isCertain(value) ? undefined : value),
      );
      if (told.includes(undefined)) continue;
      return said.replace(PLACE, (place, name: string) => told[names.indexOf(name)] ?? place);
    }
    return undefined;
  };
  /** Several things in a row are said one by one, where all of them are known. */
  const sayList = (sentence: string): string | undefined => {
    for (const between of BETWEEN) {
      const parts = sentence.split(between);
      if (parts.length < 3) continue;
      const said = parts.map((part, at) => (at % 2 === 1 ? part : (asItStands(part) ?? byPattern(part))));
      if (said.includes(undefined)) continue;
      return said
        .map((part, at) => (at % 2 === 1 && part !== ', ' ? and(said[at + 1] ?? '') : part))
        .join('');
    }
    return undefined;
  };
  // A page says the same things over and over.
  const known = new Map<string, string | undefined>();
  return (sentence) => {
    if (known.has(sentence)) return known.get(sentence);
    if (known.size >= MOST_KEPT) known.clear();
    const said = say(sentence);
    known.set(sentence, said);
    return said;
  };
}

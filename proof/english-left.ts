import type { Phrases } from '#domain/words/phrasebook.ts';

// Which texts of a Spanish page are English still, and which of an English one are Spanish: by small words that only one of the two
// languages has, and by whole sentences and labels whose translation is known.

const wordOf = (words: string) => new RegExp(`(?<![\\p{L}\\d@/.’'-])(?:${words})(?![\\p{L}\\d@/-])`, 'iu');

const ENGLISH = wordOf(
  [
    'the|and|of|with|your|you|our|we|us|they|is|are|was|be|been|for|from|this|that|these|to|it|its|by|at|an|in|on|as|or|not|if|but',
    'have|will|can|what|how|when|which|where|there|than|then|only|about|each|every|more|most|any|all|out|up|please',
    'ft|feet|foot|inch|inches|gallons?|weeks?|days?|hours?|minutes?|months?|years?|pools?|yard',
    'choose|select|send|add|remove|next|back|step|close|open|January|February|March|April|June|July|August|September|October|November|December',
  ].join('|'),
);
const SPANISH = new RegExp(
  `[¿¡]|${wordOf('el|los|que|para|una|su|sus|por|del|usted|está|más|como|pies|piscinas?|según|también').source}`,
  'iu',
);

/** Names of firms, laws, offices and places, and words that both languages use: they stay as they are. */
const NAMES: readonly RegExp[] = [
  /https?:\S+|[\w.+-]+@[\w.-]+/g,
  /International (Swimming Pool and Spa|Residential|Building) Code/g,
  /Residential Code of Ohio|Board of Building Standards|Registrar of Contractors|UNC School of Government/g,
  /US EPA|Journal of Applied Meteorology/g,
  /Pool and Spa News|Memorial Day/g,
];

const without = (text: string, names: readonly RegExp[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text);

export function englishLeft(texts: readonly string[], phrases: Phrases, names = NAMES): string[] {
  const said = new Set(Object.values(phrases));
  const isLabel = (text: string) => Object.hasOwn(phrases, text) && phrases[text] !== text && !said.has(text);
  return texts.filter((text) => isLabel(text) || ENGLISH.test(without(text, names)));
}

export function spanishLeft(texts: readonly string[], phrases: Phrases): string[] {
  const said = new Set(Object.values(phrases));
  return texts.filter((text) => (said.has(text) && !Object.hasOwn(phrases, text)) || SPANISH.test(text));
}

import type { Content } from '#content/content.ts';
import { pathIn } from '#domain/site/languages.ts';
import { isTranslated } from '#domain/site/translated-pages.ts';
import { isRecord } from '#domain/words/is-record.ts';
import type { Phrases } from '#domain/words/phrasebook.ts';
import { reads } from '#domain/words/reads.ts';

// The content as it is served, said in Spanish: sentence by sentence, so that whatever the owner changes, moves or adds in English
// keeps the Spanish of everything that stayed the same.

/** Spanish by the part of the content in which the English stands; a sentence of another part is known as well. */
export type SpanishWords = Partial<Record<keyof Content, Phrases>>;

export type Untranslated = { part: string; sentence: string };

interface Translated {
  content: Content;
  /** Sentences without Spanish, by their part: they are shown in English. */
  missing: Untranslated[];
}

// What only the owner reads, or nobody; plan sets are read by American building departments, in English.
const NOT_SAID = /^(console|launch$|replies$|prices$|publishedOn$|spanish$|untranslated$|planSet$)/;
// What rules go by, whatever it is called on a page: a pool as it is computed and drawn, what a price counts.
const FOR_RULES = new Set(['id', 'initials', 'slug']);
const isForRules = (key: string, item: unknown) =>
  FOR_RULES.has(key) ||
  (key === 'extras' && typeof item === 'object') ||
  (key === 'design' && isRecord(item) && 'lengthFt' in item);

const isPageOfOurs = (text: string) => text.startsWith('/') && isTranslated(text.replace(/[?#].*$/, ''));

/** How a pool is said to the design tool is the last choice: elsewhere the same words are names. */
const everywhereIn = ({ saidDesign = {}, ...others }: SpanishWords): Phrases =>
  Object.assign({}, saidDesign, ...Object.values(others));

/** Our own Spanish of a sentence of this part. */
export function phrasesOf(words: SpanishWords, part: string): (sentence: string) => string | undefined {
  const known = { ...everywhereIn(words), ...own(words, part) };
  return (sentence) => (Object.hasOwn(known, sentence) ? known[sentence] : undefined);
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** What the owner wrote comes first; their names are the same in every language. */
export function inSpanish(
  content: Content,
  words: SpanishWords,
  owners: Phrases = {},
  names = NO_NAMES,
): Translated {
  const everywhere = everywhereIn(words);
  const missing: Translated['missing'] = [];

  const translate = (value: unknown, part: string, own: Phrases): unknown => {
    if (typeof value === 'string') {
      if (isPageOfOurs(value)) return pathIn('es', value);
      for (const phrases of [owners, own, everywhere])
        if (Object.hasOwn(phrases, value)) return phrases[value];
      if (reads(value) && !names.has(value)) missing.push({ part, sentence: value });
      return value;
    }
    if (Array.isArray(value)) return value.map((item) => translate(item, part, own));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        isForRules(key, item) ? item : translate(item, part, own),
      ]),
    );
  };
  const parts = Object.entries(content).map(([part, value]) => [
    part,
    NOT_SAID.test(part) ? value : translate(value, part, own(words, part)),
  ]);
  return { content: { ...content, ...Object.fromEntries(parts) }, missing };
}

const own = (words: SpanishWords, part: string): Phrases =>
  Object.entries(words).find(([name]) => name === part)?.[1] ?? {};

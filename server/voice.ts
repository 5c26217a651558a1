import type { Content } from '#content/content.ts';
import { type Language, LOCALES, pathIn } from '#domain/site/languages.ts';
import { feetWithMeters } from '#domain/words/feet-with-meters.ts';
import { meters, squareMeters } from '#domain/words/number-range.ts';
import { phrasebook } from '#domain/words/phrasebook.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';

// How mails and papers speak to their reader: the content says in which language it is.

/** What `say` is for: labels and sentences that rules made, never what people wrote themselves. */
export interface Voice extends Reader {
  /** Several labels, as one line. */
  list(labels: readonly string[]): string;
  /** A sentence with measures in it: in Spanish meters stand beside the feet. */
  measure(sentence: string): string;
  /** What stands behind feet or square feet that are no sentence: nothing in English. */
  metric(unit: 'm' | 'm²', feet: number): string;
}

const ENGLISH: Voice = {
  ...ENGLISH_READER,
  list: (labels) => labels.join(', '),
  measure: (sentence) => sentence,
  metric: () => '',
};

const voices = new WeakMap<object, Voice>();

export function voiceOf({ readers: { language }, spanish }: Pick<Content, 'readers' | 'spanish'>): Voice {
  if (language === 'en') return ENGLISH;
  const known = voices.get(spanish);
  if (known) return known;
  const found = phrasebook(spanish);
  const say = (label: string) => found(label) ?? label;
  const voice: Voice = {
    say,
    locale: LOCALES[language],
    list: (labels) => labels.map(say).join(', '),
    measure: (sentence) => feetWithMeters(say(sentence)),
    metric: (unit, feet) => ` (${unit === 'm' ? meters(feet) : squareMeters(feet)} ${unit})`,
  };
  voices.set(spanish, voice);
  return voice;
}

/** Where our pages stand for readers of a language; a page's own address follows. */
export const pagesUrl = (siteUrl: string, language: Language) =>
  language === 'en' ? siteUrl : `${siteUrl}${pathIn(language, '/')}`;

/** A link to a page of ours that was kept in English. */
export function linkIn(language: Language, link: string): string {
  if (language === 'en') return link;
  const { origin, pathname, search, hash } = new URL(link);
  return `${origin}${pathIn(language, pathname + search + hash)}`;
}

import { type Language, LOCALES, paperIn, pathIn, WITHOUT_LANGUAGE } from '#domain/site/languages.ts';
import type { Values } from '#domain/words/fill.ts';
import { type Phrasebook, type Phrases, phrasebook } from '#domain/words/phrasebook.ts';
import { type Reader, saidTo } from '#domain/words/reader.ts';

// Which language a page is in, for parts that are not given all their words: in the browser the page says it, on the server whoever
// renders it does (site/page-voices.ts).

export interface PageVoice {
  language: Language;
  /** For sentences that rules make (messages of forms, findings), which are written in English. */
  say: Phrasebook;
  /** Sentences of the content that have no Spanish: they are shown in English, marked as such. */
  untranslated: ReadonlySet<string>;
}

const ENGLISH: PageVoice = { language: 'en', say: (sentence) => sentence, untranslated: new Set() };
export const PHRASES_ID = 'phrases';
export const UNTRANSLATED_ID = 'untranslated';
/** On the page's root when somebody came to it by the switch: a form of several steps goes on where it was. */
export const SWITCHED = 'switched';

declare global {
  // Set by the server's renderer alone; a browser has none.
  var pageVoice: (() => PageVoice | undefined) | undefined;
}

let read: PageVoice | undefined;

const dataOf = (id: string, none: string) => JSON.parse(document.getElementById(id)?.textContent || none);

function voiceOfDocument(): PageVoice {
  if (document.documentElement.lang !== 'es') return ENGLISH;
  const phrases: Phrases = dataOf(PHRASES_ID, '{}');
  return {
    language: 'es',
    say: phrasebook(phrases),
    untranslated: new Set<string>(dataOf(UNTRANSLATED_ID, '[]')),
  };
}

function voice(): PageVoice {
  if (typeof document === 'undefined') return globalThis.pageVoice?.() ?? ENGLISH;
  read ??= voiceOfDocument();
  return read;
}

export const pageLanguage = (): Language => voice().language;
export const pageLocale = (): string => LOCALES[pageLanguage()];

/** Tells the server in which language to write to whoever asks from this page. */
export const languageHeader = () => ({ 'accept-language': pageLanguage() });

/** A sentence that a rule made, in the page's language. */
export const tell = (sentence: string): string => voice().say(sentence) ?? sentence;

/** Whoever reads this page, for rules that fill labels into sentences. */
export const pageReader = (): Reader => ({ say: tell, locale: pageLocale() });

/** The same for what a sentence is filled with. */
export const told = (values: Values): Values => saidTo(pageReader(), values);

const PAPER = /^\/api\/(estimates\/pdf|designs\/[^/]+\/[\w-]+\.pdf)(\?|$)/;
/** A paper of ours for the readers of this page; any other address as it is. */
export const paperHere = (address: string): string =>
  PAPER.test(address) ? paperIn(pageLanguage(), address) : address;

/** Whether the readers of this page get this sentence in English, for want of a Spanish one. */
export const isUntranslated = (sentence: string): boolean => voice().untranslated.has(sentence);

/** A page's address for the readers of this page: in their language where the page has it. */
export function here(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return WITHOUT_LANGUAGE.test(path) ? address : pathIn(pageLanguage(), address);
}

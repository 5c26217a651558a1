import { AsyncLocalStorage } from 'node:async_hooks';
import { type Phrasebook, type Phrases, phrasebook } from '#domain/words/phrasebook.ts';
import type { PageVoice } from './language.ts';

// Two pages may be rendered at once, each in its own language.
const voices = new AsyncLocalStorage<PageVoice>();
globalThis.pageVoice = () => voices.getStore();

// One book for all pages of a version: its expressions are made once.
const books = new WeakMap<Phrases, Phrasebook>();
function bookOf(phrases: Phrases): Phrasebook {
  const book = books.get(phrases) ?? phrasebook(phrases);
  books.set(phrases, book);
  return book;
}

const voiceOf = ({ language, phrases, untranslated }: App.Locals): PageVoice => ({
  language,
  say: bookOf(phrases),
  untranslated: new Set(untranslated),
});

/** Renders a page in its own language, on the server. */
export const inVoiceOf = <Page>(locals: App.Locals, renderPage: () => Page): Page =>
  voices.run(voiceOf(locals), renderPage);

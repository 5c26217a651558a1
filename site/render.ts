import { AsyncLocalStorage } from 'node:async_hooks';
import { createApp } from 'astro/app/entrypoint';
import { type Phrasebook, type Phrases, phrasebook } from '#domain/words/phrasebook.ts';
import { here, type PageVoice } from './language.ts';

const app = createApp({ streaming: false });
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

// Where a page leads to, whoever wrote the link: in Spanish it stays in Spanish, unless it says that it leaves it.
const LINK = /<(a|form)\b(?![^>]*\bdata-language)([^>]*?)\b(href|action)="(\/[^"/][^"]*|\/)"/g;
const withLocalLinks = (html: string) =>
  html.replace(
    LINK,
    (_, tag: string, before: string, name: string, address: string) =>
      `<${tag}${before}${name}="${here(address)}"`,
  );

const voiceOf = ({ language, phrases, untranslated }: App.Locals): PageVoice => ({
  language,
  say: bookOf(phrases),
  untranslated: new Set(untranslated),
});

/** One page as HTML, from what the server hands over. */
export const render = (address: string, locals: App.Locals): Promise<Response> =>
  voices.run(voiceOf(locals), async () => {
    const page = await app.render(new Request(address), { locals });
    if (locals.language === 'en') return page;
    return new Response(withLocalLinks(await page.text()), page);
  });

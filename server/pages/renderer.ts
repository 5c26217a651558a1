import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '#content/content.ts';
import type { FormEcho } from '#domain/estimate/form-echo.ts';
import { languageOf, plainPath } from '#domain/site/languages.ts';
import type { SharedHead } from '#domain/site/shared-head.ts';
import type { Config } from '#server/config.ts';
import { chatIdOf } from './chat-id.ts';

export interface Rendered {
  status: number;
  type: string;
  text: string;
}

/** What an answer shows beside the words that everybody gets. */
export type Beside = { given?: FormEcho; shared?: SharedHead };

/** One page as HTML, for the content it is given; its address says the language. */
type RenderPage = (address: string, content: Content, beside?: Beside) => Promise<Rendered>;

type Entry = { render: (address: string, locals: object) => Promise<Response> };

const voiceOf = (address: string, content: Content) => {
  const language = languageOf(address);
  return language === 'es'
    ? { language, phrases: content.spanish, untranslated: content.untranslated }
    : { language, phrases: {}, untranslated: [] };
};

/** Who runs the site can name an outside calendar, whatever was published. */
const withCalendar = ({ bookingUrl }: Config, content: Content): Content =>
  bookingUrl ? { ...content, brand: { ...content.brand, bookingUrl } } : content;

const localsOf = (config: Config, address: string, content: Content, beside?: Beside) => ({
  content: withCalendar(config, content),
  ...voiceOf(address, content),
  siteUrl: config.siteUrl,
  chatId: chatIdOf(config, content.brand),
  ...beside,
});

const read = async (response: Response): Promise<Rendered> => {
  if (response.status >= 500) throw new Error(`A page was answered with ${response.status}.`);
  const type = response.headers.get('content-type') ?? 'text/html';
  return {
    status: response.status,
    type: type.includes('charset') ? type : `${type}; charset=utf-8`,
    text: await response.text(),
  };
};

/** The build's own function (site/render.ts), loaded when a page is first asked for. */
export const builtPages = (config: Config): RenderPage => {
  const entry = pathToFileURL(join(config.buildDir, 'site', 'server', 'entry.mjs')).href;
  let loading: Promise<Entry> | undefined;
  return async (address, content, beside) => {
    loading ??= import(/* @vite-ignore */ entry);
    const { render } = await loading;
    return read(
      await render(config.siteUrl + plainPath(address), localsOf(config, address, content, beside)),
    );
  };
};

/** Beside the development server, which renders what it is sent (site/middleware.ts). */
export const devServerPages =
  (config: Config, from: string): RenderPage =>
  async (address, content, beside) =>
    read(
      await fetch(from + plainPath(address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(localsOf(config, address, content, beside)),
      }),
    );

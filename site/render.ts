import { createApp } from 'astro/app/entrypoint';
import { here } from './language.ts';
import { inVoiceOf } from './page-voices.ts';

const app = createApp({ streaming: false });

// Where a page leads to, whoever wrote the link: in Spanish it stays in Spanish, unless it says that it leaves it.
const LINK = /<(a|form)\b(?![^>]*\bdata-language)([^>]*?)\b(href|action)="(\/[^"/][^"]*|\/)"/g;
const withLocalLinks = (html: string) =>
  html.replace(
    LINK,
    (_, tag: string, before: string, name: string, address: string) =>
      `<${tag}${before}${name}="${here(address)}"`,
  );

/** One page as HTML, from what the server hands over. */
export const render = (address: string, locals: App.Locals): Promise<Response> =>
  inVoiceOf(locals, async () => {
    const page = await app.render(new Request(address), { locals });
    if (locals.language === 'en') return page;
    return new Response(withLocalLinks(await page.text()), page);
  });

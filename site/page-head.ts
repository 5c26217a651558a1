import type { Content } from '#content/content.ts';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';

/** What a page says of itself to browsers, search engines and whoever shares it. */
export type PageHead = {
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** The page's name; an answer to one visitor has none. */
  route?: RouteName;
  /** Nobody's search result: payment return, console, answers to forms. */
  noIndex?: boolean;
  jsonLd?: object | readonly object[];
};

// A `<` inside a script block could end it, whatever the words are.
const asData = (entry: object) => JSON.stringify(entry).replaceAll('<', '\\u003c');

export function pageTags(head: PageHead, { brand }: Pick<Content, 'brand'>, siteUrl: string) {
  const { route, noIndex, jsonLd = [] } = head;
  const named = (words: string) => fill(words, { brand: brand.name });
  const title = named(head.title);
  const description = named(head.description ?? '');
  const keywords = (head.keywords ?? []).map(named);
  const robots = noIndex ? [{ name: 'robots', content: 'noindex' }] : [];
  if (!route) return { title, tags: robots, data: [] };
  const canonical = siteUrl + ROUTES[route];
  const image = `${siteUrl}/social/${route}.jpg`;
  const tags = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    ...robots,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
  return { title, canonical, tags, data: [jsonLd].flat().map(asData) };
}

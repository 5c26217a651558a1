import type { Content } from '#content/content.ts';
import type { MetaWords } from '#content/meta.ts';
import { LANGUAGES, type Language, LOCALES, pathIn } from '#domain/site/languages.ts';
import { isPrivatePage, ROUTES, type RouteName } from '#domain/site/routes.ts';
import type { SharedHead } from '#domain/site/shared-head.ts';
import { isTranslated } from '#domain/site/translated-pages.ts';
import { fill } from '#domain/words/fill.ts';

/** What a page says of itself to browsers, search engines and link previews. */
export type PageHead = {
  /** The page's name, under which its words are found; an answer to one visitor has none. */
  route?: RouteName;
  /** A page that stands for one entry of the content: its address, the picture of its shared link, and what it is found by. */
  entry?: { path: string; picture: string; keywords: readonly string[] };
  /** For a page without words of its own in `content/meta.ts` or `content/page-intros.ts`. */
  title?: string;
  description?: string;
  jsonLd?: readonly object[];
  /** The address opens one design: previews show that one, and search engines neither keep nor count it. */
  shared?: SharedHead;
};

// A `<` inside a script block could end it, whatever the words are.
export const asData = (entry: object) => JSON.stringify(entry).replaceAll('<', '\\u003c');

export const alternatesOf = (siteUrl: string, path: string) => [
  ...LANGUAGES.map((hreflang) => ({ hreflang, href: siteUrl + pathIn(hreflang, path) })),
  { hreflang: 'x-default', href: siteUrl + path },
];

/** Addresses of ours in structured data, as they are in the page's language. */
const inLanguage = (entry: object, siteUrl: string, language: Language): object =>
  JSON.parse(JSON.stringify(entry), (key, value: unknown) => {
    if (typeof value !== 'string' || key === '@id' || !value.startsWith(`${siteUrl}/`)) return value;
    const address = value.slice(siteUrl.length);
    return isTranslated(address.replace(/[?#].*$/, '')) ? siteUrl + pathIn(language, address) : value;
  });

const metaOf = ({ meta, pageIntros }: Content, route: RouteName): Partial<MetaWords> => {
  const known: Partial<Record<RouteName, MetaWords>> = { ...meta.PAGE_META, ...pageIntros.PAGE_INTROS };
  return known[route] ?? {};
};

export function pageTags(
  { route, entry, shared, jsonLd = [], ...own }: PageHead,
  content: Content,
  siteUrl: string,
  language: Language,
) {
  const { brand } = content;
  const named = (words: string) => fill(words, { brand: brand.name });
  const meta = route ? metaOf(content, route) : {};
  const title = named(own.title ?? meta.title ?? '');
  // Not for search engines: payment return, console, answers to forms.
  const path = entry?.path ?? (route && ROUTES[route]);
  const robots = !path || shared || isPrivatePage(path) ? [{ name: 'robots', content: 'noindex' }] : [];
  if (!path) return { title, tags: robots, data: [], alternates: [] };
  const description = shared?.description ?? named(own.description ?? meta.description ?? '');
  const told = shared?.title ?? title;
  const keywords = (entry?.keywords ?? meta.keywords ?? []).map(named);
  const address = siteUrl + (shared?.address ?? pathIn(language, path));
  const image = siteUrl + (shared?.picture ?? entry?.picture ?? `/social/${route}.jpg`);
  const tags = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    ...robots,
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: LOCALES[language].replace('-', '_') },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: told },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(shared ? [{ property: 'og:image:alt', content: shared.title }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: told },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
  const both = isTranslated(path);
  const indexed = both && robots.length === 0;
  return {
    title,
    canonical: shared ? undefined : address,
    /** Where search engines find the page in each language. */
    alternates: indexed ? alternatesOf(siteUrl, path) : [],
    /** The page's English address, where it has one in both languages. */
    path: both ? path : undefined,
    tags,
    data: jsonLd.map((entry) => asData(inLanguage(entry, siteUrl, language))),
  };
}

import type { MetaDescriptor } from 'react-router';
import { brand, SITE_URL_PLACEHOLDER } from '#domain/site/brand.ts';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';

type PageMeta = {
  route: RouteName;
  title: string;
  description: string;
  keywords: readonly string[] | string;
  /** Another social card than the page's own, 1200 by 630. */
  image?: string;
  jsonLd?: object | readonly object[];
  /** Pages that are nobody's search result: payment return, console. */
  noIndex?: boolean;
};

// Prerendered pages carry the placeholder that the server replaces. In the browser the page served first already
// says the site's address, which may differ from the one it was reached by.
const ADDRESS = import.meta.env.SSR ? SITE_URL_PLACEHOLDER : statedAddress();

function statedAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}

export function siteUrl(): string {
  return ADDRESS;
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const address = ADDRESS + ROUTES[page.route];
  const image = ADDRESS + (page.image ?? `/social/${page.route}.jpg`);
  const places = { brand: brand.name };
  const title = fill(page.title, places);
  const keywords = fill([page.keywords].flat().join(', '), places);
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...[page.jsonLd ?? []].flat().map((entry) => ({ 'script:ld+json': { ...entry } })),
  ];
}

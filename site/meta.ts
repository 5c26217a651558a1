import type { MetaDescriptor } from 'react-router';
import { brand, SITE_URL_PLACEHOLDER } from '#domain/site/brand.ts';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';

type PageMeta = {
  route: RouteName;
  title: string;
  description: string;
  keywords: readonly string[] | string;
  /** Path of the social card, 1200 by 630; the page's own picture. */
  image?: string;
  jsonLd?: object | readonly object[];
  /** Pages that are nobody's search result: payment return, console. */
  noIndex?: boolean;
};

// Prerendered pages carry the placeholder that the server replaces; in the browser the address is known.
export function siteUrl(): string {
  return typeof window === 'undefined' ? SITE_URL_PLACEHOLDER : window.location.origin;
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const address = siteUrl() + ROUTES[page.route];
  const image = siteUrl() + (page.image ?? '/social/home.jpg');
  const keywords = typeof page.keywords === 'string' ? page.keywords : page.keywords.join(', ');
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...[page.jsonLd ?? []].flat().map((entry) => ({ 'script:ld+json': { ...entry } })),
  ];
}

// Editorial rule: a crumb is the page's short name, as the menu says it.
import { ROUTES } from '#domain/site/routes.ts';

export type Crumb = { name: string; path: string };

export const breadcrumb = (siteUrl: string, home: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, path: ROUTES.home }, ...crumbs].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: siteUrl + path,
  })),
});

// Editorial rule: a crumb is the page's short name, as the menu says it.
import { ROUTES, type RouteName } from '#domain/site/routes.ts';

export const breadcrumb = (siteUrl: string, route: RouteName, name: string, home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: `${siteUrl}${ROUTES.home}` },
    { '@type': 'ListItem', position: 2, name, item: `${siteUrl}${ROUTES[route]}` },
  ],
});

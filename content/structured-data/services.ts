// Editorial rule: one Service with its Offer per package, at the price a visitor pays.
import type { PoolPackage } from '#domain/package/catalogue.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { BUSINESS_ID } from './business.ts';
import type { PACKAGE_SERVICE } from './words.ts';

export const packageServices = (
  siteUrl: string,
  packages: readonly PoolPackage[],
  words: typeof PACKAGE_SERVICE,
) =>
  packages.map(({ id, title, price, description }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: words.serviceType,
    description,
    provider: { '@id': `${siteUrl}/${BUSINESS_ID}` },
    areaServed: id === 'permitting' ? words.permittingArea : words.areaServed,
    offers: {
      '@type': 'Offer',
      price: String(price),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${siteUrl}${ROUTES.packages}#${id}`,
    },
  }));

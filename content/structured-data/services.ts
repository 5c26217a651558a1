// Editorial rule: one Service with its Offer per package, at the price a visitor pays.
import type { PACKAGE_COPY } from '#content/packages.ts';
import { PACKAGES } from '#domain/package/catalogue.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { BUSINESS_ID } from './business.ts';
import type { PACKAGE_SERVICE } from './words.ts';

export const packageServices = (siteUrl: string, copy: typeof PACKAGE_COPY, words: typeof PACKAGE_SERVICE) =>
  PACKAGES.map(({ id, title, price }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: words.serviceType,
    description: copy[id].description,
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

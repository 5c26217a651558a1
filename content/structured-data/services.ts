// Editorial rule: one Service with its Offer per package, at the price a visitor pays.
import type { PackageCopy } from '#content/packages.ts';
import { amountOf, PACKAGES, type PackageId } from '#domain/package/catalogue.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { BUSINESS_ID } from './business.ts';

export const packageServices = (copy: Record<PackageId, PackageCopy>, siteUrl: string) =>
  PACKAGES.map(({ id, title, price }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: 'Pool design',
    description: copy[id].description,
    provider: { '@id': `${siteUrl}/${BUSINESS_ID}` },
    areaServed: id === 'permitting' ? 'Florida' : 'Worldwide',
    offers: {
      '@type': 'Offer',
      price: String(amountOf(price)),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${siteUrl}${ROUTES.packages}#${id}`,
    },
  }));

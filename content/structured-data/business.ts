import type { Brand } from '#domain/site/brand.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { socialNames } from '#domain/site/social-links.ts';
import { openingHours, openingHoursSpecification } from './opening-hours.ts';
import type { BusinessWords, Rating } from './words.ts';

export const BUSINESS_ID = '#business';

// Without a value there is no rating to state.
const rated = ({ sample: _, ...rating }: Rating) =>
  rating.ratingValue ? { aggregateRating: { '@type': 'AggregateRating', ...rating } } : {};

export const localBusiness = (siteUrl: string, brand: Brand, words: BusinessWords) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${siteUrl}/${BUSINESS_ID}`,
  name: brand.name,
  description: words.description,
  url: `${siteUrl}/`,
  image: `${siteUrl}/social/home.jpg`,
  telephone: brand.phone,
  email: brand.email,
  priceRange: words.priceRange,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.street,
    addressLocality: brand.city,
    addressRegion: brand.region,
    postalCode: brand.postalCode,
    addressCountry: brand.country,
  },
  areaServed: words.areaServed,
  openingHours: openingHours(brand.searchHours),
  openingHoursSpecification: openingHoursSpecification(brand.searchHours),
  ...rated(words.rating),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: words.catalogue,
    itemListElement: words.offers.map((offer) => ({
      '@type': 'Offer',
      ...offer,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${siteUrl}${ROUTES.packages}`,
    })),
  },
  sameAs: socialNames(brand).map((name) => brand[name]),
});

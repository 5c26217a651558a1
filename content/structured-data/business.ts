import type { Brand } from '#domain/site/brand.ts';
import type { BUSINESS } from './words.ts';

export const BUSINESS_ID = '#business';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const hours = (dayOfWeek: string | readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

export const localBusiness = (siteUrl: string, brand: Brand, words: typeof BUSINESS) => ({
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
  openingHours: words.openingHours,
  openingHoursSpecification: [hours(WEEKDAYS, '08:00', '18:00'), hours('Saturday', '09:00', '17:00')],
  aggregateRating: { '@type': 'AggregateRating', ...words.rating },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: words.catalogue,
    itemListElement: words.offers.map((offer) => ({ '@type': 'Offer', ...offer, priceCurrency: 'USD' })),
  },
  sameAs: [
    brand.facebook,
    brand.instagram,
    brand.youtube,
    brand.tiktok,
    brand.pinterest,
    brand.linkedin,
    brand.houzz,
  ],
});

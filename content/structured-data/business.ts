// Editorial rule: search engines' own figures; they differ from the visible prices on purpose.
import { brand } from '#domain/site/brand.ts';

export const BUSINESS_ID = '#business';

const offer = (name: string, price: string, description: string) => ({
  '@type': 'Offer',
  name,
  description,
  price,
  priceCurrency: 'USD',
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const hours = (dayOfWeek: string | readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

export const localBusiness = (siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${siteUrl}/${BUSINESS_ID}`,
  name: brand.name,
  description:
    'Remote consultancy for custom inground pool designs, plan documents and owner-builder support.',
  url: `${siteUrl}/`,
  image: `${siteUrl}/social/home.jpg`,
  telephone: brand.phone,
  email: brand.email,
  priceRange: '$299 - $1,499',
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.street,
    addressLocality: brand.city,
    addressRegion: brand.region,
    postalCode: brand.postalCode,
    addressCountry: brand.country,
  },
  areaServed: [
    'United States',
    'Florida',
    'Texas',
    'California',
    'Arizona',
    'Nevada',
    'North Carolina',
    'South Carolina',
    'Caribbean',
    'Australia',
    'Worldwide',
  ],
  openingHours: ['Mo-Fr 08:00-18:00', 'Sa 09:00-17:00'],
  openingHoursSpecification: [hours(WEEKDAYS, '08:00', '18:00'), hours('Saturday', '09:00', '17:00')],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '150', bestRating: '5' },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Pool design services',
    itemListElement: [
      offer('Basic consultation', '299', 'From $299, 3-5 days'),
      offer('Premium 3D design', '899', '1-2 weeks'),
      offer('Luxury full service', '1499', '2-3 weeks'),
    ],
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

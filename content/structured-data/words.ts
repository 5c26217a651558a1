// Editorial rule: search engines' own figures; they differ from the visible prices on purpose.
import type { Question } from '../faq.ts';

export const HOME_CRUMB = 'Home';

/** Our own figures until there are reviews to prove them; without a value none is stated. */
export type Rating = { sample: boolean; ratingValue: string; reviewCount: string; bestRating: string };

const rating: Rating = { sample: true, ratingValue: '4.9', reviewCount: '150', bestRating: '5' };

export type BusinessWords = {
  description: string;
  priceRange: string;
  areaServed: readonly string[];
  rating: Rating;
  catalogue: string;
  offers: readonly { name: string; description: string; price: string }[];
};

export const BUSINESS: BusinessWords = {
  description:
    'Remote consultancy for custom inground pool designs, plan documents and owner-builder support.',
  priceRange: '$299 - $1,499',
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
  rating,
  catalogue: 'Pool design services',
  offers: [
    { name: 'Basic consultation', description: 'From $299, 3-5 days', price: '299' },
    { name: 'Premium 3D design', description: '1-2 weeks', price: '899' },
    { name: 'Luxury full service', description: '2-3 weeks', price: '1499' },
  ],
};

/** How the packages answer the first of the questions below, once the owner has changed them. */
export const OWN_OFFERS = { answer: 'At fixed prices: {offers}.', offer: '{title} {price}' } as const;

export const PACKAGE_SERVICE = {
  serviceType: 'Pool design',
  areaServed: 'Worldwide',
  permittingArea: 'Florida',
} as const;

// The home page's questions carry these figures, word for word.
export const HOME_QUESTIONS: readonly Question[] = [
  {
    id: 'cost-of-design',
    question: 'How much does a custom pool design cost?',
    answer: ['Basic consultation from $299, premium 3D design $899, luxury full service $1,499.'],
  },
  {
    id: 'cost-of-construction',
    question: 'How much does it cost to build an inground pool?',
    answer: [
      'Construction costs range from $30,000 to $100,000+, depending on size, materials and features.',
    ],
  },
  {
    id: 'time-of-design',
    question: 'How long does a pool design take?',
    answer: ['Design takes 1-3 weeks: basic 3-5 days, premium 1-2 weeks, luxury 2-3 weeks.'],
  },
  {
    id: 'where-we-work',
    question: 'Where do you work?',
    answer: ['Nationwide, Caribbean, Australia and worldwide. The permitting service is for Florida only.'],
  },
];

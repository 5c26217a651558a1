import { expect, test } from 'vitest';
import { FAQ_SECTIONS } from '#content/faq.ts';
import { PACKAGES, PACKAGES_FAQ } from '#content/packages.ts';
import { projects } from '#content/picture-files.ts';
import { brand } from '#domain/site/brand.ts';
import { breadcrumb } from './breadcrumb.ts';
import { localBusiness } from './business.ts';
import { projectPicture } from './project-picture.ts';
import { questionPage } from './question-page.ts';
import { packageServices } from './services.ts';
import { BUSINESS, HOME_CRUMB, HOME_QUESTIONS, PACKAGE_SERVICE } from './words.ts';

const SITE = 'https://pools.example';
const business = localBusiness(SITE, brand, BUSINESS);
const services = packageServices(SITE, PACKAGES, PACKAGE_SERVICE);

// schema.org's properties for the types we use: required ones first, then the further ones we allow ourselves.
const SCHEMA: Record<string, { required: string[]; allowed: string[] }> = {
  LocalBusiness: {
    required: [
      'name',
      'address',
      'telephone',
      'url',
      'openingHours',
      'aggregateRating',
      'priceRange',
      'image',
    ],
    allowed: ['description', 'email', 'areaServed', 'openingHoursSpecification', 'hasOfferCatalog', 'sameAs'],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    allowed: [],
  },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], allowed: [] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], allowed: ['bestRating'] },
  OfferCatalog: { required: ['name', 'itemListElement'], allowed: [] },
  Offer: { required: ['price', 'priceCurrency'], allowed: ['name', 'description', 'availability', 'url'] },
  FAQPage: { required: ['mainEntity'], allowed: [] },
  Question: { required: ['name', 'acceptedAnswer'], allowed: [] },
  Answer: { required: ['text'], allowed: [] },
  Service: {
    required: ['name', 'provider', 'offers'],
    allowed: ['serviceType', 'description', 'areaServed'],
  },
  ImageObject: {
    required: ['name', 'contentUrl', 'creditText', 'copyrightNotice', 'creator'],
    allowed: ['caption', 'description', 'url'],
  },
  Organization: { required: ['name', 'url'], allowed: [] },
  BreadcrumbList: { required: ['itemListElement'], allowed: [] },
  ListItem: { required: ['position', 'name', 'item'], allowed: [] },
};

const ADDRESSES = ['@id', 'url', 'contentUrl', 'image', 'item', 'sameAs', 'availability'];

function faults(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => faults(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return value === '' ? [`${path} is empty`] : [];
  const entries = Object.entries(value);
  const type = entries.find(([key]) => key === '@type')?.[1];
  if (type === undefined) return entries.every(([key]) => key === '@id') ? [] : [`${path} has no @type`];
  const schema = SCHEMA[String(type)];
  if (!schema) return [`${path} is of unknown type ${type}`];
  const keys = entries.map(([key]) => key);
  const known = [...schema.required, ...schema.allowed, '@type', '@context', '@id'];
  return [
    ...schema.required.filter((key) => !keys.includes(key)).map((key) => `${path} lacks ${key}`),
    ...keys.filter((key) => !known.includes(key)).map((key) => `${path} has a stray ${key}`),
    ...entries
      .filter(([key]) => ADDRESSES.includes(key))
      .flatMap(([key, address]) =>
        [address]
          .flat()
          .filter((one) => !URL.canParse(String(one)))
          .map(() => `${path}.${key}`),
      ),
    ...entries
      .filter(([key, price]) => key === 'price' && !/^\d+(\.\d\d)?$/.test(String(price)))
      .map(() => `${path}.price`),
    ...entries.flatMap(([key, entry]) => faults(entry, `${path}.${key}`)),
  ];
}

test.each([
  ['local business', business],
  ['home questions', questionPage(HOME_QUESTIONS)],
  ['FAQ page', questionPage(FAQ_SECTIONS.flatMap((section) => section.questions))],
  ['packages FAQ', questionPage(PACKAGES_FAQ)],
  ['package services', services],
  ['pictures of projects', projects.map((project) => projectPicture(SITE, project, brand.name))],
  ['breadcrumb', breadcrumb(SITE, HOME_CRUMB, [{ name: 'About', path: '/about' }])],
])('%s follows schema.org', (_, data) => {
  expect(faults(data)).toEqual([]);
  for (const entry of [data].flat()) expect(entry['@context']).toBe('https://schema.org');
});

test('the check itself finds a missing property, a stray one and a relative address', () => {
  expect(faults({ '@type': 'Offer', price: '$5', url: '/x', colour: 'red' })).toEqual([
    '$ lacks priceCurrency',
    '$ has a stray colour',
    '$.url',
    '$.price',
  ]);
});

test('the structured-data figures are the specified ones', () => {
  const words = JSON.stringify([business, HOME_QUESTIONS]);
  for (const figure of [
    '$299',
    '$899',
    '$1,499',
    '$30,000 to $100,000+',
    '1-3 weeks',
    'basic 3-5 days',
    'premium 1-2 weeks',
    'luxury 2-3 weeks',
    'Mo-Fr 08:00-18:00',
    'Sa 09:00-17:00',
    '"ratingValue":"4.9"',
    '"reviewCount":"150"',
  ])
    expect(words).toContain(figure);
});

test('every package is offered at the price a visitor pays', () => {
  expect(services.map((service) => service.offers.price)).toEqual(PACKAGES.map(({ price }) => String(price)));
});

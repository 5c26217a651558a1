import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { fittingPackage } from '#domain/package/fitting-package.ts';
import { plansLink, poolOfChoices } from './plans-from-estimate.ts';

test('a pool alone gets the 3D design, and an infinity edge with spa and waterfall the whole yard', () => {
  expect(fittingPackage(poolOfChoices({})).id).toBe('premium-3d');
  expect(fittingPackage(poolOfChoices({ type: 'kidney', features: ['heating', 'spa'] })).id).toBe(
    'premium-3d',
  );
  expect(fittingPackage(poolOfChoices({ type: 'infinity', features: ['spa', 'waterfall'] }))).toEqual({
    id: 'luxury-resort',
    things: ['Infinity Edge', 'Raised Spa', 'Waterfall'],
  });
});

test('choices, range, budget and state arrive at the contact form', () => {
  const link = plansLink(DEFAULT_PRICES, 'Chosen: {choices}. Range: {range}.', 'Please draw it.', {
    size: 'medium',
    type: 'freeform',
    material: 'concrete',
    features: ['spa', 'heating'],
    location: 'florida',
  });
  expect(contactCarryOver(new URL(link, 'https://a.example').searchParams)).toMatchObject({
    details:
      'Please draw it.\nChosen: Medium (up to 45 ft), Freeform, Concrete (gunite), Spa, Heating. Range: $96,500 - $125,450.',
    budget: '100k+',
    location: 'Florida',
    about: 'answers',
  });
});

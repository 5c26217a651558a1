import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { quoteLink } from './quote-link.ts';

test('the contact form understands what the configurator sends', () => {
  const link = quoteLink(DEFAULT_PRICES, {
    ...DEFAULT_DESIGN,
    style: 'Kidney',
    features: ['Raised Spa', 'LED Lighting'],
  });
  const query = new URLSearchParams(link.split('?')[1]);
  expect([...query.keys()]).toEqual(['design', 'cost', 'timeline', 'shape', 'size', 'style', 'features']);
  const carried = contactCarryOver(query);
  expect(carried?.details).toContain('Size: 32 × 16 ft');
  expect(carried?.details).toContain('Raised Spa, LED Lighting');
  expect(carried?.budget).not.toBe('');
});

import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { contactCarryOver } from '#domain/inquiry/carry-over.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { quoteLink } from './quote-link.ts';

const queryOf = (link: string) => new URL(link, 'http://localhost').searchParams;

test('the contact form understands what the configurator sends', () => {
  const link = quoteLink(DEFAULT_PRICES, {
    ...DEFAULT_DESIGN,
    style: 'Kidney',
    features: ['Raised Spa', 'LED Lighting'],
  });
  const query = queryOf(link);
  expect([...query.keys()]).toEqual(['design', 'cost', 'timeline', 'shape', 'size', 'style', 'features']);
  const carried = contactCarryOver(query);
  expect(carried?.details).toContain('Size: 32 × 16 ft');
  expect(carried?.details).toContain('Raised Spa, LED Lighting');
  expect(carried?.budget).not.toBe('');
});

test('a pool on a plot says so, since no address holds the plot itself', () => {
  const site = { plot: samplePlot(), place: { x: 30, y: 60, turnDeg: 0, levelFt: null } };
  const query = queryOf(quoteLink(DEFAULT_PRICES, { ...DEFAULT_DESIGN, site }));
  expect(contactCarryOver(query)?.details).toContain('Plot: I drew it, about 7,400 sq ft');
  expect(contactCarryOver(new URLSearchParams('design=true&plot=<b>'))?.details).not.toContain('Plot');
});

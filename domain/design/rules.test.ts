import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { withoutNotes } from '#domain/plot/site.ts';
import { canonicalDesign } from './canonical.ts';
import { changeBetween } from './change.ts';
import { checklistFor } from './checklist.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { DESIGN_LIMITS, type Design } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { FEATURES } from './features.ts';
import { calculatorLink, contactBudget, contactLink } from './hand-off.ts';
import { interpret } from './interpret.ts';
import { calculatorSizeOf } from './to-calculator.ts';
import { SIZE_WORDS, STYLES } from './vocabulary.ts';

const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    ...Object.fromEntries(Object.entries(DEFAULT_DESIGN).map(([key, value]) => [key, fc.constant(value)])),
    style: fc.constantFrom(...STYLES),
    size: fc.option(fc.constantFrom(...SIZE_WORDS)),
    lengthFt: fc.integer(DESIGN_LIMITS.lengthFt),
    widthFt: fc.integer(DESIGN_LIMITS.widthFt),
    features: fc.subarray([...FEATURES]),
  })
  .map((changes) => ({ ...DEFAULT_DESIGN, ...changes }));

test('adding a feature never makes the high end cheaper', () => {
  fc.assert(
    fc.property(anyDesign, fc.constantFrom(...FEATURES), (design, feature) => {
      const without = { ...design, features: design.features.filter((one) => one !== feature) };
      const change = changeBetween(DEFAULT_PRICES, without, {
        ...design,
        features: [...without.features, feature],
      });
      expect(change.high).toBeGreaterThanOrEqual(0);
      expect(change.differences).toEqual([{ sentence: 'added', values: { feature } }]);
    }),
  );
});

test.each([
  [35, 'small'],
  [35.1, 'medium'],
  [45, 'medium'],
  [45.5, 'large'],
  [55, 'large'],
  [56, 'custom'],
] as const)('%s ft is %s', (lengthFt, size) => {
  expect(calculatorSizeOf({ size: null, lengthFt })).toBe(size);
});

test('a size word wins over the length', () => {
  expect(calculatorSizeOf({ size: 'Extra large', lengthFt: 20 })).toBe('custom');
  expect(calculatorSizeOf({ size: 'Small', lengthFt: 60 })).toBe('small');
});

test('seven items always, then the extras in their order', () => {
  expect(checklistFor(DEFAULT_DESIGN)).toHaveLength(7);
  const all = checklistFor({
    ...DEFAULT_DESIGN,
    features: ['Solar Heating', 'Fire Feature', 'Sunshelf', 'Swim-Up Bar', 'Raised Spa', 'Slide'],
  });
  expect(all.slice(7).map((item) => item.title)).toEqual([
    'Raised Spa',
    'Swim-Up Bar',
    'Sunshelf',
    'Fire Feature',
    'Solar Heating',
  ]);
});

test('the calculator is handed exactly what it asks for', () => {
  const { design } = interpret('Large lagoon, 48 feet, with a hot tub, lights, waterfall and solar heating');
  const link = new URL(calculatorLink(design, estimateDesign(DEFAULT_PRICES, design)), 'http://localhost');
  expect(link.hash).toBe('#calculator');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    fromAI: 'true',
    size: 'large',
    type: 'freeform',
    material: 'concrete',
    features: '["heating","lighting","waterfall","spa"]',
    timeline: 'immediate',
    poolLength: '48',
    poolStyle: 'Large Lagoon',
  });
  expect(link.searchParams.get('estimatedRange')).toMatch(/^\$[\d,]+ - \$[\d,]+$/);
});

test('the contact form is handed details, budget, style, length and features', () => {
  const { design } = interpret('modern 32 ft with a spa');
  const estimate = estimateDesign(DEFAULT_PRICES, design);
  const link = new URL(contactLink(design, null, estimate), 'http://localhost');
  expect(link.pathname).toBe('/contact');
  expect([...link.searchParams.keys()]).toEqual([
    'fromAI',
    'details',
    'budget',
    'poolStyle',
    'poolLength',
    'features',
  ]);
});

test('the estimate on the page is the one that travels', () => {
  const { design } = interpret('modern 32 ft');
  const shown = { ...estimateDesign(DEFAULT_PRICES, design), totalLow: 60_000, totalHigh: 80_000 };
  const calculator = new URL(calculatorLink(design, shown), 'http://localhost').searchParams;
  const contact = new URL(contactLink(design, null, shown), 'http://localhost').searchParams;
  expect(calculator.get('estimatedRange')).toBe('$60,000 - $80,000');
  expect(contact.get('budget')).toBe('50-75k');
  expect(contact.get('details')).toContain('$60,000 - $80,000');
});

test.each([
  [40_000, 59_000, '25-50k'],
  [40_000, 60_000, '50-75k'],
  [70_000, 80_000, '75-100k'],
  [90_000, 110_000, '100k+'],
] as const)('an estimate of %s to %s is the budget %s', (totalLow, totalHigh, budget) => {
  expect(contactBudget({ totalLow, totalHigh })).toBe(budget);
});

test('the same pool has one canonical text, whatever the order of its features or the words it came from', () => {
  const a = canonicalDesign({ ...DEFAULT_DESIGN, features: ['Slide', 'Grotto'], words: 'one' });
  expect(canonicalDesign({ ...DEFAULT_DESIGN, features: ['Grotto', 'Slide'], words: 'two' })).toBe(a);
});

test('a design without moves keeps the text it always had; a move that changes something is told', () => {
  const plain =
    '["Modern",null,32,16,3.5,6,["Raised Spa"],"travertine","aqua","modern","garden","north","day",false]';
  const design: Design = { ...DEFAULT_DESIGN, hour: 'day', features: ['Raised Spa'] };
  expect(canonicalDesign(design)).toBe(plain);
  const still = { alongFt: 0, awayFt: 0 };
  const elsewhere = { alongFt: 2, awayFt: 0 };
  expect(canonicalDesign({ ...design, moves: {} })).toBe(plain);
  expect(canonicalDesign({ ...design, moves: { 'Raised Spa': still, Pergola: elsewhere } })).toBe(plain);
  expect(canonicalDesign({ ...design, moves: { 'Raised Spa': elsewhere } })).toBe(
    `${plain.slice(0, -1)},[["Raised Spa",2,0]]]`,
  );
});

test('that a pool came onto a plot, or stands elsewhere on it, is a difference; what is written on the plot is none', () => {
  const place = { x: 30, y: 60, turnDeg: 0, levelFt: null };
  const standing = (x: number, plot = samplePlot()): Design => ({
    ...DEFAULT_DESIGN,
    site: { plot, place: { ...place, x } },
  });
  const told = (before: Design, after: Design) =>
    changeBetween(DEFAULT_PRICES, before, after).differences.map(({ sentence }) => sentence);
  expect(told(DEFAULT_DESIGN, standing(30))).toEqual(['onPlot']);
  expect(told(standing(30), DEFAULT_DESIGN)).toEqual(['offPlot']);
  expect(told(standing(30), standing(31))).toEqual(['movedOnPlot']);
  expect(told(standing(30), standing(30, samplePlot({ northDeg: 90 })))).toEqual(['otherPlot']);
  expect(told(standing(30), standing(30, withoutNotes(samplePlot())))).toEqual([]);
});

import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { canonicalDesign } from './canonical.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import { designFromQuery, designToQuery } from './design-link.ts';
import { estimateDesign } from './estimate.ts';
import { calculatorLink } from './hand-off.ts';
import { interpret } from './interpret.ts';
import { interpretAny } from './interpret-any.ts';
import { builtMaterial, materialFinding } from './material.ts';
import { priceDifference } from './price-difference.ts';
import { toCalculator } from './to-calculator.ts';

const shell: Design = { ...DEFAULT_DESIGN, material: 'fiberglass' };

test.each<[string, Partial<Design>, string]>([
  ['too long', { lengthFt: 41 }, '40 ft long'],
  ['too wide', { widthFt: 17 }, '16 ft wide'],
  ['too deep', { deepFt: 9 }, '8.5 ft deep'],
  ['an infinity edge', { features: ['Infinity Edge'] }, 'infinity edge'],
  ['an infinity pool', { style: 'Infinity' }, 'infinity edge'],
  ['a natural pond', { style: 'Natural' }, 'natural pond'],
  ['a regeneration zone', { features: ['Regeneration Zone'] }, 'natural pond'],
  ['a beach', { features: ['Beach Entry'] }, 'beach entry'],
  ['a swim-up bar', { features: ['Swim-Up Bar'] }, 'swim-up bar'],
  ['a lagoon', { style: 'Lagoon' }, 'outline'],
  ['an L', { shape: 'L-shape' }, 'outline'],
])('no fiberglass shell: %s is told and priced in concrete', (_, change, told) => {
  const design = { ...shell, ...change };
  expect(builtMaterial(design)).toBe('concrete');
  expect(materialFinding(design)?.sentence).toContain(told);
  expect(materialFinding(design)?.sentence).toContain('priced and built in concrete');
  expect(estimateDesign(DEFAULT_PRICES, design)).toEqual(
    estimateDesign(DEFAULT_PRICES, { ...design, material: undefined }),
  );
});

test('a pool that a shell is made for is built as wished, and nothing is told', () => {
  for (const change of [{}, { style: 'Kidney' }, { style: 'Freeform' }, { shape: 'Roman ends' }] as const)
    expect([builtMaterial({ ...shell, ...change }), materialFinding({ ...shell, ...change })]).toEqual([
      'fiberglass',
      null,
    ]);
});

test('a liner cannot run over an edge', () => {
  const design: Design = { ...DEFAULT_DESIGN, material: 'vinyl', style: 'Infinity' };
  expect(builtMaterial(design)).toBe('concrete');
  expect(materialFinding(design)?.sentence).toContain('vinyl liner');
  expect(builtMaterial({ ...DEFAULT_DESIGN, material: 'natural-stone', style: 'Infinity' })).toBe(
    'natural-stone',
  );
});

test('without a material everything is as it was', () => {
  expect(canonicalDesign({ ...DEFAULT_DESIGN, material: 'concrete' })).toBe(canonicalDesign(DEFAULT_DESIGN));
  expect(canonicalDesign(shell)).not.toBe(canonicalDesign(DEFAULT_DESIGN));
  expect(designToQuery(DEFAULT_DESIGN).get('material')).toBeNull();
  expect(estimateDesign(DEFAULT_PRICES, DEFAULT_DESIGN).lineItems.base).toBe(60_000);
  expect(estimateDesign(DEFAULT_PRICES, shell).lineItems.base).toBe(50_000);
});

test('a link, and a saved design’s, keeps the material', () => {
  for (const material of ['vinyl', 'fiberglass', 'natural-stone'] as const) {
    const design = { ...DEFAULT_DESIGN, material };
    expect(designFromQuery(designToQuery(design))).toEqual(design);
  }
  expect(designFromQuery(new URLSearchParams('length=30&material=papier'))?.material).toBeUndefined();
});

test('the choices differ as the price list’s do', () => {
  const of = (material: Design['material']) => priceDifference(DEFAULT_PRICES, DEFAULT_DESIGN, { material });
  expect(of('vinyl')).toBeLessThan(of('fiberglass'));
  expect(of('fiberglass')).toBeLessThan(0);
  expect(of('concrete')).toBe(0);
  expect(of('natural-stone')).toBeGreaterThan(0);
});

test('the calculator is handed concrete, as agreed, and beside it what the pool is built of', () => {
  expect(toCalculator(shell).material).toBe('concrete');
  const query = (design: Design) =>
    new URL(calculatorLink(design, estimateDesign(DEFAULT_PRICES, design)), 'https://example.com')
      .searchParams;
  expect([query(shell).get('material'), query(shell).get('built')]).toEqual(['concrete', 'fiberglass']);
  expect(query(DEFAULT_DESIGN).get('built')).toBeNull();
  expect(query({ ...shell, lengthFt: 60 }).get('built')).toBeNull();
});

test.each<[string, Design['material']]>([
  ['a 30 by 14 ft fiberglass pool', 'fiberglass'],
  ['We want a fiberglass pool, 14x30, six feet at the deep end', 'fiberglass'],
  ["15' x 30' x 5' deep, vinyl, rectangular, no frills", 'vinyl'],
  ['16 by 32 with a vinyl liner', 'vinyl'],
  ['a gunite pool, 36 feet', undefined],
  ['a concrete pool 36 by 18', undefined],
  ['no fiberglass, 34 feet', undefined],
  ['Absolutely no fiberglass. Gunite, 34 feet', undefined],
  ['What is the difference between gunite and fiberglass?', undefined],
  ['30 by 15, vinyl or fiberglass', undefined],
  ['a pool with a white vinyl fence', undefined],
  ['a 32 ft pool with a fiberglass slide', undefined],
  ['a 32 ft pool', undefined],
])('“%s” is to be built of %s', (words, material) => {
  expect(interpret(words).design.material).toBe(material);
});

test('what was said of it is marked, in English and in Spanish', () => {
  expect(interpret('a 30 ft fiberglass pool').understood).toContainEqual(
    expect.objectContaining({ field: 'material', text: 'fiberglass', label: 'Fiberglass' }),
  );
  expect(interpretAny('quiero una alberca de fibra de vidrio de 30 por 14 pies').design).toMatchObject({
    material: 'fiberglass',
    lengthFt: 30,
  });
  expect(interpretAny('una piscina de vinil de 30 pies').design.material).toBe('vinyl');
});

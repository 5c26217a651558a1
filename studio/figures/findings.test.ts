import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import type { Finding } from '#domain/design/finding.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { drawnFindings } from './findings.ts';

const found = (id: Finding['id'], change: Partial<Design>) =>
  drawnFindings(DEFAULT_PRICES, { ...DEFAULT_DESIGN, ...change }).find((one) => one.id === id);

test('each finding is a sentence or two with its rule and source', () => {
  fc.assert(
    fc.property(
      fc.record({
        style: fc.constantFrom(...STYLES),
        lengthFt: fc.integer({ min: 8, max: 120 }),
        widthFt: fc.integer({ min: 6, max: 60 }),
        features: fc.subarray([...FEATURES]),
        childFriendly: fc.boolean(),
      }),
      (changes) => {
        const design: Design = { ...DEFAULT_DESIGN, ...changes };
        for (const { sentence, rule, source } of drawnFindings(DEFAULT_PRICES, design, 80_000)) {
          expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
          expect(sentence).not.toMatch(/NaN|Infinity|undefined/);
          expect(rule).not.toBe('');
          expect(source).not.toBe('');
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a floor is as steep as it is drawn, and the length that would do is one that does', () => {
  const steep = { lengthFt: 20, widthFt: 12, shallowFt: 3, deepFt: 9 };
  const warned = found('slope', steep);
  // 6 ft within half of the length.
  expect(warned).toMatchObject({
    tone: 'warning',
    sentence: expect.stringContaining('drops 6 ft within 10 ft'),
  });
  const enough = Number(/about (\d+) ft long/.exec(warned?.sentence ?? '')?.[1]);
  expect(found('slope', { ...steep, lengthFt: enough - 1 })?.tone).toBe('warning');
  expect(found('slope', { ...steep, lengthFt: enough })?.tone).toBe('note');
});

test('a beach’s own fall is told beside the floor’s', () => {
  expect(found('slope', { features: ['Beach Entry'], lengthFt: 40, widthFt: 20 })?.sentence).toContain(
    'The beach entry drops 1 ft every',
  );
});

const DIVING: Partial<Design> = {
  features: ['Diving Board'],
  lengthFt: 40,
  widthFt: 20,
  shallowFt: 3.5,
  deepFt: 9,
};

test('a diving board at the deep end of a large pool is fine, in shallow water it is not', () => {
  expect(found('diving', DIVING)?.tone).toBe('good');
  expect(found('diving', { ...DIVING, deepFt: 6 })).toMatchObject({
    tone: 'warning',
    sentence: 'A diving board needs 8 ft of water; where it stands the water is 6 ft deep.',
  });
});

test('a diving board moved to the shallow end or to a long side is warned of, in the same pool', () => {
  const moved = (alongFt: number, awayFt: number) =>
    found('diving', { ...DIVING, moves: { 'Diving Board': { alongFt, awayFt } } });
  const aside = moved(-4, -10);
  expect(aside?.tone).toBe('warning');
  expect(aside?.sentence).toContain('32 ft of length');
  const shallow = moved(-34, -10);
  expect(shallow?.sentence).toContain('8 ft of water');
});

test('a slide is judged by the water where it ends', () => {
  const slide: Partial<Design> = { features: ['Slide'], lengthFt: 40, widthFt: 20, shallowFt: 3, deepFt: 8 };
  expect(found('slide', slide)?.tone).toBe('good');
  const shallow = found('slide', { ...slide, moves: { Slide: { alongFt: -36, awayFt: -10 } } });
  expect(shallow).toMatchObject({ tone: 'warning', sentence: expect.stringContaining('ends over 3 ft') });
});

test('beside a spa the depth is told where it stands', () => {
  const spa: Partial<Design> = {
    features: ['Raised Spa'],
    lengthFt: 40,
    widthFt: 20,
    shallowFt: 3.5,
    deepFt: 8,
  };
  expect(found('spa', spa)).toMatchObject({ tone: 'note', sentence: expect.stringContaining('8 ft deep') });
  const moved = found('spa', { ...spa, moves: { 'Raised Spa': { alongFt: -22, awayFt: 0 } } });
  expect(moved).toMatchObject({ tone: 'good', sentence: expect.stringContaining('3.5 ft deep') });
});

test('a barrier is told of whoever swims, more strongly with small children', () => {
  expect(found('barrier', {})).toMatchObject({ tone: 'note' });
  expect(found('barrier', { childFriendly: true })).toMatchObject({ tone: 'warning' });
  for (const feature of ['Safety Fence', 'Automatic Cover'] as const)
    expect(found('barrier', { childFriendly: true, features: [feature] })).toMatchObject({ tone: 'good' });
});

test('small children are told of the entry that is drawn', () => {
  const children = (change: Partial<Design>) => found('children', { childFriendly: true, ...change });
  expect(children({ features: ['Sunshelf'] })?.sentence).toMatch(
    /sun shelf: about \d+ sq ft, 11 inches deep/,
  );
  expect(children({ features: ['Beach Entry'] })?.sentence).toContain('over the beach');
  expect(children({ shallowFt: 3 })?.tone).toBe('good');
  expect(children({ shallowFt: 3.5 })?.tone).toBe('note');
  expect(children({ shallowFt: 5 })?.tone).toBe('warning');
  expect(found('children', { shallowFt: 5 })).toBeUndefined();
});

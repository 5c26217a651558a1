import { expect, test } from 'vitest';
import { alternatives } from './alternatives.ts';
import { estimateCarryOver } from './carry-over.ts';
import { DEFAULT_PRICES } from './prices.ts';

const query = (values: Record<string, string>) => new URLSearchParams({ fromAI: 'true', ...values });

test('without fromAI=true nothing is carried over', () => {
  expect(estimateCarryOver(new URLSearchParams('size=large'))).toBeUndefined();
  expect(estimateCarryOver(new URLSearchParams('fromAI=1&size=large'))).toBeUndefined();
});

test('a design brings its choices, its features and what is shown in the notice', () => {
  const carried = estimateCarryOver(
    query({
      size: 'large',
      type: 'infinity',
      material: 'concrete',
      timeline: 'immediate',
      features: '["spa","lighting"]',
      poolLength: '48',
      poolStyle: 'Large Infinity',
      estimatedRange: '$110,000 - $140,000',
    }),
  );
  expect(carried).toEqual({
    size: 'large',
    type: 'infinity',
    material: 'concrete',
    timeline: 'immediate',
    features: ['spa', 'lighting'],
    featuresUnreadable: false,
    poolLength: '48',
    poolStyle: 'Large Infinity',
    estimatedRange: '$110,000 - $140,000',
  });
});

test('unknown choices are left open, and unreadable features are reported, never thrown', () => {
  const carried = estimateCarryOver(query({ size: 'huge', type: '<script>', features: '[broken' }));
  expect(carried).toMatchObject({ size: undefined, type: undefined, features: [], featuresUnreadable: true });
  expect(estimateCarryOver(query({ features: '["Raised Spa","spa"]' }))).toMatchObject({
    features: ['spa'],
    featuresUnreadable: false,
  });
});

test('changing one thing shows what it changes, and nothing else', () => {
  const changes = alternatives(DEFAULT_PRICES, {
    size: 'small',
    type: 'rectangular',
    material: 'vinyl',
    features: ['spa'],
  });
  const named = (value: string) => changes.find((change) => change.value === value);
  expect(named('medium')?.difference).toEqual({ low: 15_000, high: 19_500 });
  expect(named('spa')).toMatchObject({ label: 'Without spa', difference: { low: -8_000, high: -10_400 } });
  expect(named('heating')).toMatchObject({ label: 'Add heating', choices: { features: ['spa', 'heating'] } });
  expect(changes.map(({ value }) => value)).not.toContain('small');
});

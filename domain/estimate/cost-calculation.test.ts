import { expect, test } from 'vitest';
import { emptyForm } from '#domain/site/empty-form.ts';
import {
  costCalculation,
  costCalculationSchema,
  featuresFromText,
  lenientCostCalculationResponse,
} from './cost-calculation.ts';
import { type EstimateForm, estimateFormSchema } from './estimate-form.ts';
import { DEFAULT_PRICES } from './prices.ts';

const form: EstimateForm = {
  email: 'ann@example.com',
  size: 'medium',
  type: 'kidney',
  material: 'fiberglass',
  features: ['spa', 'heating'],
  location: 'florida',
  timeline: '3months',
};

test('an untouched form is refused in the specified words, features excepted', () => {
  const issues = estimateFormSchema.safeParse(emptyForm(estimateFormSchema)).error?.issues ?? [];
  expect(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))).toEqual({
    email: 'Please enter a valid email address',
    size: 'Please select a pool size',
    type: 'Please select a pool type',
    material: 'Please select a material',
    location: 'Please select your location',
    timeline: 'Please select a timeline',
  });
});

test('a submission carries the features as JSON text and the rounded midpoint of the contractor range', () => {
  expect(costCalculation(DEFAULT_PRICES, form)).toEqual({
    email: 'ann@example.com',
    size: 'medium',
    type: 'kidney',
    material: 'fiberglass',
    features: '["spa","heating"]',
    location: 'florida',
    timeline: '3months',
    estimatedCost: Math.round((76_500 + 99_450) / 2),
  });
  expect(costCalculationSchema.safeParse(costCalculation(DEFAULT_PRICES, form)).success).toBe(true);
});

test('features are a JSON list of known names, each once', () => {
  expect(featuresFromText('["spa","spa"]')).toEqual(['spa']);
  expect(featuresFromText('')).toEqual([]);
  for (const text of ['spa', '{}', 'null', '["moat"]', '[["spa"]]', '[1]', '{"__proto__":[]}']) {
    expect(featuresFromText(text), text).toBeUndefined();
  }
});

test.each([
  { estimatedCost: -1 },
  { estimatedCost: 0 },
  { estimatedCost: 0.1 },
  { estimatedCost: Number.POSITIVE_INFINITY },
  { estimatedCost: '88000' },
  { estimatedCost: 1e12 },
  { size: 'huge' },
  { size: ['small'] },
  { features: ['spa'] },
  { features: '["moat"]' },
  { email: 'a@x.com,b@y.com' },
  { location: undefined },
])('an impossible submission is refused: %j', (change) => {
  expect(
    costCalculationSchema.safeParse({ ...costCalculation(DEFAULT_PRICES, form), ...change }).success,
  ).toBe(false);
});

test('an answer without words, or without a word about mail, is still an answer', () => {
  for (const answer of [{ emailSent: true }, { message: 'saved' }, {}])
    expect(lenientCostCalculationResponse.safeParse(answer).success).toBe(true);
  expect(lenientCostCalculationResponse.safeParse('saved').success).toBe(false);
});

import { expect, test } from 'vitest';
import { optimizationFormSchema, YARD_LIMITS } from './optimization-form.ts';
import { STANDARD_POOL, STANDARD_SCORES, standardCost } from './standard-recommendation.ts';

const good = { yardLength: 50, yardWidth: 30, budget: 75_000, priority: 'family' };
const messages = (change: object) =>
  optimizationFormSchema.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message) ?? [];

test('the starting values are valid once a priority is chosen', () => {
  expect(messages({})).toEqual([]);
  expect([YARD_LIMITS.yardLength.start, YARD_LIMITS.yardWidth.start, YARD_LIMITS.budget.start]).toEqual([
    50, 30, 75_000,
  ]);
  expect([YARD_LIMITS.yardLength.step, YARD_LIMITS.yardWidth.step, YARD_LIMITS.budget.step]).toEqual([
    5, 5, 5_000,
  ]);
});

test.each([
  [{ yardLength: 9 }, 'Minimum 10 feet'],
  [{ yardLength: 201 }, 'Maximum 200 feet'],
  [{ yardWidth: 9.99 }, 'Minimum 10 feet'],
  [{ yardWidth: 200.5 }, 'Maximum 200 feet'],
  [{ yardWidth: Number.NaN }, 'Minimum 10 feet'],
  [{ budget: 9_999 }, 'Minimum $10,000'],
  [{ budget: 500_001 }, 'Maximum $500,000'],
  [{ priority: '' }, 'Please select a priority'],
  [{ priority: 'price' }, 'Please select a priority'],
])('%j is told "%s"', (change, message) => {
  expect(messages(change)).toEqual([message]);
});

test('both ends of every range are allowed', () => {
  for (const feet of [10, 200]) expect(messages({ yardLength: feet, yardWidth: feet })).toEqual([]);
  for (const budget of [10_000, 500_000]) expect(messages({ budget })).toEqual([]);
});

test('the standard recommendation is the specified one', () => {
  expect(STANDARD_SCORES.map(({ label, percent }) => `${label} ${percent}`)).toEqual([
    'Space Utilization 94',
    'Cost Efficiency 87',
    'Functionality 91',
    'Maintenance 89',
  ]);
  expect(STANDARD_POOL).toMatchObject({ lengthFt: 36, widthFt: 18, material: 'Fiberglass' });
  expect(standardCost(75_000)).toEqual({ optimizedCost: 69_000, savings: 6_000 });
  expect(standardCost(10_000)).toEqual({ optimizedCost: 9_200, savings: 800 });
});

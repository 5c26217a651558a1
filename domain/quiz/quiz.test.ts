import { expect, test } from 'vitest';
import { QUIZ_ANSWERS, recommend, withinBudget } from './quiz.ts';

const DIY = 'diy';
const STAMP = 'engineering-stamp';
const LUXURY = 'luxury-resort';
const PERMITTING = 'permitting';
const PREMIUM = 'premium-3d';

// Written out by hand: a row per goal and stamp answer, a column per budget (low, medium, high, premium).
const TABLE: Record<string, [string, string, string, string]> = {
  'premium yes': [DIY, DIY, DIY, DIY],
  'premium no': [DIY, DIY, DIY, DIY],
  'engineering yes': [STAMP, STAMP, STAMP, DIY],
  'engineering no': [STAMP, STAMP, STAMP, DIY],
  'luxury yes': [STAMP, STAMP, STAMP, DIY],
  'luxury no': [LUXURY, LUXURY, LUXURY, DIY],
  'permits yes': [STAMP, STAMP, STAMP, DIY],
  'permits no': [PERMITTING, PERMITTING, LUXURY, DIY],
  'diy yes': [DIY, DIY, DIY, DIY],
  'diy no': [DIY, DIY, DIY, DIY],
  'exploring yes': [STAMP, STAMP, STAMP, DIY],
  'exploring no': [PREMIUM, PREMIUM, LUXURY, DIY],
};

const combinations = QUIZ_ANSWERS.goal.flatMap((goal) =>
  QUIZ_ANSWERS.stamp.flatMap((stamp) =>
    QUIZ_ANSWERS.budget.map((budget, column) => ({ goal, stamp, budget, column })),
  ),
);

test('there are 48 ways to answer', () => {
  expect(combinations).toHaveLength(48);
});

test.each(combinations)('goal $goal, budget $budget, stamp $stamp', ({ goal, stamp, budget, column }) => {
  expect(recommend([goal, budget, stamp])).toBe(TABLE[`${goal} ${stamp}`]?.[column]);
});

test('no answers at all still give a package', () => {
  expect(recommend([])).toBe(PREMIUM);
});

const OFFERS = [
  { id: 'premium-3d', price: 495 },
  { id: 'engineering-stamp', price: 695 },
  { id: 'luxury-resort', price: 995 },
  { id: 'permitting', price: 895 },
  { id: 'diy', price: 1_595 },
] as const;

test('a recommendation past the named budget comes with one within it, and any other comes alone', () => {
  const cheaper = (...given: Parameters<typeof withinBudget>[0]) => withinBudget(given, OFFERS)?.id;
  expect(cheaper('premium', 'low', 'no')).toBe('premium-3d');
  expect(cheaper('luxury', 'low', 'no')).toBe('premium-3d');
  expect(cheaper('diy', 'high', 'no')).toBe('premium-3d');
  expect(cheaper('permits', 'low', 'no')).toBeUndefined();
  expect(cheaper('exploring', 'low', 'no')).toBeUndefined();
  expect(cheaper('diy', 'premium', 'yes')).toBeUndefined();
});

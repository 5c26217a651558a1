import type { PackageId } from '#domain/package/catalogue.ts';

// The three questions' answers by value, in the order they are asked and shown.
export const QUIZ_ANSWERS = {
  goal: ['premium', 'engineering', 'luxury', 'permits', 'diy', 'exploring'],
  budget: ['low', 'medium', 'high', 'premium'],
  stamp: ['yes', 'no'],
} as const;

export type QuizQuestion = keyof typeof QUIZ_ANSWERS;
export type QuizAnswer<Question extends QuizQuestion = QuizQuestion> =
  (typeof QUIZ_ANSWERS)[Question][number];

// Checked from the top, so the answer 'premium' leads to the DIY package.
const RULES: readonly { answers: readonly QuizAnswer[]; id: PackageId }[] = [
  { answers: ['diy', 'premium'], id: 'diy' },
  { answers: ['engineering', 'yes'], id: 'engineering-stamp' },
  { answers: ['luxury', 'high'], id: 'luxury-resort' },
  { answers: ['permits'], id: 'permitting' },
];

export function recommend(given: readonly QuizAnswer[]): PackageId {
  const rule = RULES.find(({ answers }) => answers.some((answer) => given.includes(answer)));
  return rule ? rule.id : 'premium-3d';
}

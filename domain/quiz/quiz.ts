import type { PackageTitle } from '#domain/package/catalogue.ts';

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
const RULES: readonly { answers: readonly QuizAnswer[]; title: PackageTitle }[] = [
  { answers: ['diy', 'premium'], title: 'DIY Pools and Build Your Own Pool Package' },
  { answers: ['engineering', 'yes'], title: 'Standard Structural Engineering Stamp' },
  { answers: ['luxury', 'high'], title: 'Luxury Resort' },
  { answers: ['permits'], title: 'Permitting Services' },
];

export function recommend(given: readonly QuizAnswer[]): PackageTitle {
  const rule = RULES.find(({ answers }) => answers.some((answer) => given.includes(answer)));
  return rule ? rule.title : 'Premium 3D Design';
}

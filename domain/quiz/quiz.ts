import type { PackageId, PackageOffer } from '#domain/package/catalogue.ts';

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

const MOST: Partial<Record<QuizAnswer, number>> = { low: 500, medium: 700, high: 1_000 };
// A stamp or a permit is what somebody needs, whatever it costs: nothing cheaper stands for it.
const NEEDED: readonly QuizAnswer[] = ['engineering', 'permits'];
const OF_GOAL: Partial<Record<QuizAnswer, PackageId>> = { premium: 'premium-3d', luxury: 'luxury-resort' };
const DESIGNS: readonly PackageId[] = ['premium-3d', 'luxury-resort'];

/** Where the rule leads past the budget that was named: a design within it, the one asked for if it is. */
export function withinBudget<Offer extends Pick<PackageOffer, 'id' | 'price'>>(
  given: readonly QuizAnswer[],
  offers: readonly Offer[],
): Offer | undefined {
  const [goal, budget] = given;
  const most = (budget && MOST[budget]) ?? Number.POSITIVE_INFINITY;
  const price = offers.find(({ id }) => id === recommend(given))?.price ?? 0;
  if (price <= most || !goal || NEEDED.includes(goal)) return undefined;
  const designs = offers.filter((offer) => offer.price <= most && DESIGNS.includes(offer.id));
  return designs.find(({ id }) => id === OF_GOAL[goal]) ?? designs[0];
}

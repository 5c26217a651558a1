import { estimatedCost } from '#domain/estimate/pricing.ts';
import { budgetFor } from '#domain/inquiry/budgets.ts';
import { withBudget } from '#domain/site/budget-parameter.ts';
import { dollarRange, dollars } from '#domain/words/money.ts';
import type { Design } from './design.ts';
import type { Estimate } from './estimate.ts';
import { specsOf } from './specs.ts';
import { toCalculator } from './to-calculator.ts';

// A design travels to the calculator and to the contact form as query parameters.

export const estimatedRange = ({ totalLow, totalHigh }: Pick<Estimate, 'totalLow' | 'totalHigh'>) =>
  dollarRange({ low: totalLow, high: totalHigh });

// The estimate that stands on the page travels along. So does a budget, if one was named.
export function calculatorLink(design: Design, estimate: Estimate, budget: number | null = null): string {
  const { size, type, material, features, timeline } = toCalculator(design);
  const specs = specsOf(design);
  const query = new URLSearchParams({
    fromAI: 'true',
    size,
    type,
    material,
    features: JSON.stringify(features),
    timeline,
    poolLength: String(specs.approxLengthFt),
    poolStyle: specs.style,
    estimatedRange: estimatedRange(estimate),
  });
  return `/?${withBudget(query, budget)}#calculator`;
}

/** By the middle of the estimate. */
export const contactBudget = ({ totalLow, totalHigh }: Pick<Estimate, 'totalLow' | 'totalHigh'>) =>
  budgetFor(estimatedCost({ low: totalLow, high: totalHigh }));

const WORDS_IN_LINK = 600;

function contactDetails(
  design: Design,
  shareLink: string | null,
  estimate: Estimate,
  budget: number | null,
): string {
  const specs = specsOf(design);
  const lines = [
    `${specs.style} pool, ${design.lengthFt} × ${design.widthFt} ft, ${design.shallowFt} to ${design.deepFt} ft deep.`,
    design.features.length > 0 ? `Features: ${design.features.join(', ')}.` : null,
    design.childFriendly ? 'Child-friendly.' : null,
    `Estimate: ${estimatedRange(estimate)}, about ${estimate.timelineWeeks} weeks.`,
    budget ? `My budget: ${dollars(budget)}.` : null,
    design.words ? `In my words: ${design.words.slice(0, WORDS_IN_LINK)}` : null,
    shareLink ? `Design: ${shareLink}` : null,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

export function contactLink(
  design: Design,
  shareLink: string | null,
  estimate: Estimate,
  budget: number | null = null,
): string {
  const specs = specsOf(design);
  const query = new URLSearchParams({
    fromAI: 'true',
    details: contactDetails(design, shareLink, estimate, budget),
    budget: contactBudget(estimate),
    poolStyle: specs.style,
    poolLength: String(specs.approxLengthFt),
    features: specs.features.join(', '),
  });
  return `/contact?${query}`;
}

import { BUILT_OF } from '#domain/estimate/carry-over.ts';
import { locationOfState } from '#domain/estimate/location-of-state.ts';
import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { estimatedCost } from '#domain/estimate/pricing.ts';
import { budgetFor } from '#domain/inquiry/budgets.ts';
import type { PackageId } from '#domain/package/catalogue.ts';
import { stateInWords } from '#domain/safety/state-in-words.ts';
import { withBudget } from '#domain/site/budget-parameter.ts';
import { dollarRange } from '#domain/words/money.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';
import { withPool } from './carried-pool.ts';
import { askedFor } from './counts.ts';
import type { Design } from './design.ts';
import type { Estimate } from './estimate.ts';
import { builtMaterial, USUAL_MATERIAL, wishedMaterial } from './material.ts';
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
  if (builtMaterial(design) !== USUAL_MATERIAL) query.set(BUILT_OF, builtMaterial(design));
  const state = stateInWords(design.words);
  if (state) query.set('location', locationOfState(state));
  return `/?${withBudget(query, budget)}#calculator`;
}

/** By the middle of the estimate. */
export const contactBudget = ({ totalLow, totalHigh }: Pick<Estimate, 'totalLow' | 'totalHigh'>) =>
  budgetFor(estimatedCost({ low: totalLow, high: totalHigh }));

function builtLines(design: Design): string[] {
  const [wished, built] = [wishedMaterial(design), builtMaterial(design)];
  if (wished === USUAL_MATERIAL) return [];
  const name = labelOf(POOL_MATERIALS, wished);
  return [built === wished ? `Built of: ${name}.` : `Wished for: ${name}. Priced in concrete.`];
}

function contactDetails(
  design: Design,
  shareLink: string | null,
  estimate: Estimate,
  { plans, reader: { say } = ENGLISH_READER }: OnTheWay,
): string {
  const specs = specsOf(design);
  const lines = [
    plans?.wish ?? null,
    `${specs.style} pool, ${design.lengthFt} × ${design.widthFt} ft, ${design.shallowFt} to ${design.deepFt} ft deep.`,
    askedFor(design).length > 0 ? `Features: ${askedFor(design).join(', ')}.` : null,
    ...builtLines(design),
    design.childFriendly ? 'Child-friendly.' : null,
    `Estimate: ${estimatedRange(estimate)}, about ${estimate.timelineWeeks} weeks.`,
    shareLink ? `Design: ${shareLink}` : null,
  ];
  return lines.flatMap((line) => (line === null ? [] : say(line))).join('\n');
}

type OnTheWay = {
  /** The design's own name, where it is stored as it is shown. */
  id?: string | null;
  /** Which package it is to become, and the sentence that asks for it. */
  plans?: { id: PackageId; wish: string };
  /** Whose words the details are in. */
  reader?: Reader;
};

/** What the visitor said and can spend goes beside this address, not in it: see inquiry/own-words.ts. */
export function contactLink(
  design: Design,
  shareLink: string | null,
  estimate: Estimate,
  given: OnTheWay = {},
): string {
  const { id, plans } = given;
  const specs = specsOf(design);
  const query = new URLSearchParams({
    fromAI: 'true',
    details: contactDetails(design, shareLink, estimate, given),
    budget: contactBudget(estimate),
    poolStyle: specs.style,
    poolLength: String(specs.approxLengthFt),
    features: specs.features.join(', '),
  });
  return withPool(`/contact?${query}`, design, { id, plans: plans?.id });
}

import { type Counts, mostOf } from '#domain/design/counts.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import type { Evidence } from './evidence.ts';
import type { ModelClaims } from './model-claims.ts';
import { takeNumber } from './said-numbers.ts';
import { type Tally, weigh } from './tally.ts';
import { refusesAnything, tellsFeature } from './telling-words.ts';

// Of words that we cannot read, a model may tell this much; one that tells more is making it up.
const MOST_UNSUPPORTED = 5;
const HIGHEST_UNSUPPORTED = 6;

export type BelievedFeatures = { features: Feature[]; negated: Feature[] };

/** A feature is believed where a word of it is said. What the visitor refused never comes back. */
export function believedFeatures(
  { text, words, read, strange }: Evidence,
  claims: ModelClaims,
  tally: Tally,
): BelievedFeatures {
  const was = new Set(read.design.features);
  const refused = new Set(read.negated);
  const isTold = (feature: Feature) => was.has(feature) || tellsFeature(text, feature);
  for (const feature of new Set(claims.refusedFeatures))
    if (weigh(tally, refused.has(feature) || (refusesAnything(words) && isTold(feature))))
      refused.add(feature);

  const claimed = new Set(claims.features);
  const unsupported = [...claimed].filter((feature) => !isTold(feature)).length;
  const mayBeUnread = strange && unsupported <= MOST_UNSUPPORTED;
  const wanted = new Set(was);
  for (const feature of claimed)
    if (weigh(tally, !refused.has(feature) && (isTold(feature) || mayBeUnread))) wanted.add(feature);

  return {
    features: FEATURES.filter((feature) => wanted.has(feature) && !refused.has(feature)),
    negated: FEATURES.filter((feature) => refused.has(feature)),
  };
}

/** A count is believed where its number is said, of something the pool has. */
export function believedCounts(
  { read, numbers, strange, hasNumbers }: Evidence,
  claims: ModelClaims,
  features: readonly Feature[],
  tally: Tally,
): Counts {
  const counts: Counts = {};
  // The number is used up even where we read the same count: it supports nothing else.
  const isSaid = (feature: Feature, count: number) =>
    takeNumber(numbers, count, 'bare') ||
    read.design.counts?.[feature] === count ||
    (strange && !hasNumbers && count <= HIGHEST_UNSUPPORTED);
  for (const { feature, count } of claims.counts) {
    const fits = features.includes(feature) && count <= mostOf(feature);
    if (!weigh(tally, fits && isSaid(feature, count))) continue;
    counts[feature] = count;
  }
  return counts;
}

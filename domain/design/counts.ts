import * as z from 'zod/mini';
import { FEATURE_RULES, FEATURES, type Feature } from './features.ts';
import type { PoolShape } from './shape.ts';

// How many of a thing somebody asked for. Absent: as many as the layout thinks right.

export const COUNTED: readonly Feature[] = FEATURES.filter((feature) => mostOf(feature) > 0);

/** The most of it that one pool takes; zero: it is not counted. */
export function mostOf(feature: Feature): number {
  return FEATURE_RULES[feature].most ?? 0;
}

const MANY = 100;

export const countsSchema = z
  .partialRecord(z.enum(FEATURES), z.int().check(z.gte(1), z.lte(MANY)))
  .check(z.refine((counts) => countsOf(counts).every(({ feature, count }) => count <= mostOf(feature))));
export type Counts = z.infer<typeof countsSchema>;

const countsOf = (counts: Counts) =>
  FEATURES.flatMap((feature) => {
    const count = counts[feature];
    return count === undefined ? [] : [{ feature, count }];
  });

type Counting = { features: readonly Feature[]; counts?: Counts };

/** The counts of what the design has, in the vocabulary's order. */
export const countsIn = ({ features, counts = {} }: Counting) =>
  countsOf(counts).filter(({ feature }) => features.includes(feature));

/** As many as were asked for; null where nobody said. */
export const countIn = ({ features, counts }: Counting, feature: Feature): number | null =>
  (features.includes(feature) ? counts?.[feature] : undefined) ?? null;

/** What was asked for, as it is told: an outline by name, then each thing with its number. */
export const askedFor = (design: Counting & { shape?: PoolShape }): string[] => [
  ...(design.shape ? [design.shape] : []),
  ...design.features.map((feature) => {
    const count = countIn(design, feature);
    return count === null ? feature : `${feature} × ${count}`;
  }),
];

import type { PoolFeature, PoolType } from '#domain/estimate/options.ts';

// Everything the rules know about one feature. Its file states it, features.ts collects it, all else iterates.

export const FEATURE_GROUPS = ['water', 'movingWater', 'warmth', 'around', 'care'] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

// What the findings may take a feature for.
export type Counted = 'barrier' | 'easy entry' | 'heater' | 'heat saver';

// A thing told by what it does, not by its name: "a place to sunbathe in the water".
type Description = { tells: string; unless?: string };
export const IN_WATER = 'in|inside|under|into the|our|my? pool|water|shallow';

type FeatureRules<Name extends string = string> = {
  /** Its word in the vocabulary, which is also what visitors read. */
  name: Name;
  weeks: number;
  /** Feet of pool edge that it needs for itself, walking room included. */
  edgeFt: number;
  /** The shortest pool in which it still leaves water to swim in. */
  shortestPoolFt?: number;
  /** Where the configurator offers it. */
  group: { name: FeatureGroup; order: number };
  /** What the cost calculator calls it, where it asks about it. */
  calculator?: PoolFeature;
  /** A pool of this type has it in its own price and weeks. */
  includedIn?: PoolType;
  /** It can be asked for by number, up to this one. */
  most?: number;
  /** Whether it has its room is a finding of its own. */
  ownFinding?: boolean;
  /** Where the intake form asks about it; else it is told among the special requests. */
  intake?: 'spa' | { list: 'waterFeatures' | 'fireFeatures' | 'safetyFeatures'; answer: string };
  countsAs?: readonly Counted[];
  /** What the builder must see to. */
  checklist?: string;
  /** How people say it, in rows of reading/pattern.ts; two words also match when joined. */
  words: string;
  /** In Spanish, French, German, Portuguese and Italian, without accents. */
  foreignWords: string;
  told?: readonly Description[];
  /** Where its word is no wish: rows around #, the word. */
  notAsked?: string;
  /** Told this way, it is not that other feature, whose word it may hold. */
  insteadOf?: string;
  /** A number beside it is the pool's: it has no length of its own. */
  sizeless?: true;
};

// Keeps the name as its own type, so that the vocabulary can be read off the files.
export const feature = <const Name extends string>(rules: FeatureRules<Name>) => rules;

import type { PackageId } from '#domain/package/catalogue.ts';
import type { ExamplePool } from '#domain/state/example-pool.ts';

/** Where a fact stands, and the day somebody last read it there. */
export type FactSource = { name: string; url: string; checked: string };

/** One fact about permits or licenses; nothing is said here without a source. */
export type PermitFact = { title: string; text: string; source: FactSource };

export type Advice = { title: string; text: string };

export type StateWords = {
  lead: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Where the safety card's figure is the gate latch's (domain/safety/state-laws.ts): the barrier in words, and the latch with its source. */
  heights?: { barrier: string; latch: { inches: number; source: FactSource } };
  /** Where the law's figure is not about private houses: what stands for them, before it. */
  house?: string;
  permits: readonly PermitFact[];
  /** What no source of ours answers. */
  ask: readonly string[];
  /** Figures of the year stand in braces: domain/state/year-figures.ts. */
  year: string;
  advice: readonly Advice[];
  /** `like` is the project that shows one of its kind. */
  pools: readonly (ExamplePool & { name: string; why: string; like: string })[];
  packages: readonly PackageId[];
  packagesNote: string;
  /** What the design tool is asked to begin with. */
  sentence: string;
};

export const CHECKED = '2026-11-16';

export const MODEL_LATCH = {
  inches: 54,
  source: {
    name: 'International Swimming Pool and Spa Code, section 305.3.3',
    url: 'https://codes.iccsafe.org/',
    checked: CHECKED,
  },
};

import type { Feature } from '#domain/design/features.ts';
import type { PoolFeature, PoolType } from '#domain/estimate/options.ts';
import type { YardPriority } from './optimization-form.ts';

// What a priority changes: the shape, how much ground stays deck, where it is shallow, and what comes with it.
export type PriorityRule = {
  type: PoolType;
  goal: 'area' | 'length';
  deckShare: number;
  shallowShare: number;
  widths: { min: number; max: number };
  // Length to width, so that a "largest" pool is one that somebody would build.
  proportion: { min: number; max: number };
  depths: { shallow: number; deep: number };
  features: readonly PoolFeature[];
  designFeatures: readonly Feature[];
};

export const PRIORITY_RULES: Record<YardPriority, PriorityRule> = {
  family: {
    type: 'rectangular',
    goal: 'area',
    deckShare: 0.35,
    shallowShare: 0.5,
    widths: { min: 10, max: 24 },
    proportion: { min: 1.5, max: 2.4 },
    depths: { shallow: 3.5, deep: 5.5 },
    features: ['heating', 'lighting'],
    designFeatures: ['Sunshelf', 'Heating', 'LED Lighting'],
  },
  fitness: {
    type: 'lap',
    goal: 'length',
    deckShare: 0.15,
    shallowShare: 0,
    widths: { min: 8, max: 10 },
    proportion: { min: 2.5, max: 10 },
    depths: { shallow: 4, deep: 4.5 },
    features: ['heating'],
    designFeatures: ['Heating'],
  },
  entertaining: {
    type: 'freeform',
    goal: 'area',
    deckShare: 0.6,
    shallowShare: 0.4,
    widths: { min: 10, max: 24 },
    proportion: { min: 1.5, max: 2.2 },
    depths: { shallow: 3.5, deep: 5 },
    features: ['lighting', 'waterfall'],
    designFeatures: ['LED Lighting', 'Waterfall'],
  },
  relaxation: {
    type: 'kidney',
    goal: 'area',
    deckShare: 0.5,
    shallowShare: 0.35,
    widths: { min: 8, max: 20 },
    proportion: { min: 1.5, max: 2.2 },
    depths: { shallow: 3.5, deep: 5 },
    features: ['heating', 'spa'],
    designFeatures: ['Heating', 'Raised Spa'],
  },
  aesthetics: {
    type: 'freeform',
    goal: 'area',
    deckShare: 0.4,
    shallowShare: 0.3,
    widths: { min: 10, max: 26 },
    proportion: { min: 1.5, max: 2.2 },
    depths: { shallow: 3.5, deep: 6 },
    features: ['lighting', 'waterfall'],
    designFeatures: ['LED Lighting', 'Waterfall'],
  },
  value: {
    type: 'rectangular',
    goal: 'area',
    deckShare: 0.4,
    shallowShare: 0.35,
    widths: { min: 10, max: 20 },
    proportion: { min: 1.8, max: 2.2 },
    depths: { shallow: 3.5, deep: 6 },
    features: ['lighting'],
    designFeatures: ['LED Lighting'],
  },
};

// Any pool that a family would call a pool; used for the largest that fit, whatever the priority.
export const ANY_POOL = {
  area: { widths: { min: 8, max: 30 }, proportion: { min: 1.5, max: 2.5 } },
  length: { widths: { min: 8, max: 10 }, proportion: { min: 2.5, max: 10 } },
} as const;

export const POOL_LENGTHS = { min: 14, max: 82 } as const;
// 25 yards, the short-course lane; under 40 ft a lap is mostly turning.
export const COMFORTABLE_LAP_FT = 40;

// Water as a share of the box around it: a kidney is (A+B) × L × 0.45 with B three quarters of A; a freeform about 0.8.
export const FILL: Record<PoolType, number> = {
  rectangular: 1,
  lap: 1,
  infinity: 1,
  kidney: 0.7875,
  freeform: 0.8,
};

import type { PoolSize, PoolType } from '#domain/estimate/options.ts';
import type { Design } from './design.ts';
import { FEATURE_RULES } from './features.ts';
import { toCalculator } from './to-calculator.ts';

// From contract to first swim: 8 to 16 weeks for most concrete pools, more where much is asked.
const USUAL_WEEKS = 10;
const WEEKS_OF_SIZE: Record<PoolSize, number> = { small: 0, medium: 1, large: 2, custom: 4 };
const WEEKS_OF_TYPE: Record<PoolType, number> = {
  rectangular: 0,
  kidney: 0,
  lap: 0,
  freeform: 1,
  infinity: 3,
};

export function timelineWeeks(design: Design): number {
  const { size, type } = toCalculator(design);
  const extras = design.features
    .map((feature) => FEATURE_RULES[feature])
    // a pool type that brings a feature along has it in its own weeks
    .filter(({ includedIn }) => includedIn !== type)
    .reduce((sum, { weeks }) => sum + weeks, 0);
  return Math.ceil(USUAL_WEEKS + WEEKS_OF_SIZE[size] + WEEKS_OF_TYPE[type] + extras);
}

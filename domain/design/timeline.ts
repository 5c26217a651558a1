import type { PoolSize, PoolType } from '#domain/estimate/options.ts';
import type { Design } from './design.ts';
import { toCalculator } from './to-calculator.ts';
import type { Feature } from './vocabulary.ts';

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
const WEEKS_OF_FEATURE: Partial<Record<Feature, number>> = {
  'Raised Spa': 1,
  'Swim-Up Bar': 1,
  Grotto: 2,
  'Outdoor Kitchen': 1,
  'Infinity Edge': 1,
  'Beach Entry': 0.5,
  Waterfall: 0.5,
  'Fire Feature': 0.5,
  Pergola: 0.5,
  'Automatic Cover': 0.5,
  'Solar Heating': 0.5,
};

export function timelineWeeks(design: Design): number {
  const { size, type } = toCalculator(design);
  const extras = design.features
    // an infinity-type pool has its edge in its own weeks
    .filter((feature) => feature !== 'Infinity Edge' || type !== 'infinity')
    .reduce((weeks, feature) => weeks + (WEEKS_OF_FEATURE[feature] ?? 0), 0);
  return Math.ceil(USUAL_WEEKS + WEEKS_OF_SIZE[size] + WEEKS_OF_TYPE[type] + extras);
}

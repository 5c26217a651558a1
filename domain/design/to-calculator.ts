import { POOL_FEATURES, type PoolFeature, type PoolSize, type PoolType } from '#domain/estimate/options.ts';
import { sizeOfLength } from '#domain/estimate/pool-size.ts';
import type { Design } from './design.ts';
import { FEATURE_RULES } from './features.ts';
import type { SizeWord, Style } from './vocabulary.ts';

// What the cost calculator would be asked for this design: as agreed, always in concrete. What it is built of goes beside it.

type CalculatorInputs = {
  size: PoolSize;
  type: PoolType;
  material: 'concrete';
  features: PoolFeature[];
  timeline: 'immediate';
};

const SIZE_OF_WORD: Record<SizeWord, PoolSize> = {
  Small: 'small',
  Medium: 'medium',
  Large: 'large',
  'Extra large': 'custom',
};

const TYPE_OF_STYLE: Record<Style, PoolType> = {
  Lagoon: 'freeform',
  Natural: 'freeform',
  Freeform: 'freeform',
  Tropical: 'freeform',
  Modern: 'rectangular',
  Rectangular: 'rectangular',
  Mediterranean: 'rectangular',
  Luxury: 'infinity',
  Infinity: 'infinity',
  Resort: 'infinity',
  Kidney: 'kidney',
  Lap: 'lap',
};

// A size word wins over the length.
export function calculatorSizeOf({ size, lengthFt }: Pick<Design, 'size' | 'lengthFt'>): PoolSize {
  return size ? SIZE_OF_WORD[size] : sizeOfLength(lengthFt);
}

export function toCalculator(design: Design): CalculatorInputs {
  const mapped = new Set(design.features.map((feature) => FEATURE_RULES[feature].calculator));
  return {
    size: calculatorSizeOf(design),
    type: TYPE_OF_STYLE[design.style],
    material: 'concrete',
    features: POOL_FEATURES.map(({ value }) => value).filter((value) => mapped.has(value)),
    timeline: 'immediate',
  };
}

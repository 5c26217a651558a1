import type { PoolFeature, PoolSize, PoolType } from '#domain/estimate/options.ts';
import { sizeOfLength } from '#domain/estimate/pool-size.ts';
import type { Design } from './design.ts';
import type { Feature, SizeWord, Style } from './vocabulary.ts';

// What the cost calculator would be asked for this design.

export type CalculatorInputs = {
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

export const TYPE_OF_STYLE: Record<Style, PoolType> = {
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

export const CALCULATOR_FEATURE: Partial<Record<Feature, PoolFeature>> = {
  Heating: 'heating',
  'Solar Heating': 'heating',
  'LED Lighting': 'lighting',
  Waterfall: 'waterfall',
  'Raised Spa': 'spa',
};

const CALCULATOR_ORDER: PoolFeature[] = ['heating', 'lighting', 'waterfall', 'spa'];

// A size word wins over the length.
export function calculatorSizeOf({ size, lengthFt }: Pick<Design, 'size' | 'lengthFt'>): PoolSize {
  return size ? SIZE_OF_WORD[size] : sizeOfLength(lengthFt);
}

export function toCalculator(design: Design): CalculatorInputs {
  const mapped = new Set(design.features.map((feature) => CALCULATOR_FEATURE[feature]));
  return {
    size: calculatorSizeOf(design),
    type: TYPE_OF_STYLE[design.style],
    material: 'concrete',
    features: CALCULATOR_ORDER.filter((feature) => mapped.has(feature)),
    timeline: 'immediate',
  };
}

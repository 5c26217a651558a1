import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { toCalculator } from '#domain/design/to-calculator.ts';
import type { CalculatorHandOff } from '#domain/estimate/calculator-link.ts';
import { type EcoFeature, type EcoForm, poolOf } from './eco-form.ts';

// A variable-speed pump and a plant filter are not drawn; the filter makes the pool a natural one.
const DRAWN: Partial<Record<EcoFeature, Feature>> = {
  'solar-heating': 'Solar Heating',
  'led-lighting': 'LED Lighting',
  'pool-cover': 'Automatic Cover',
  saltwater: 'Saltwater System',
};

// What the calculator is asked about this pool: sized and shaped as in the configurator. The material was never asked.
export function calculatorOfEco(form: EcoForm): CalculatorHandOff {
  const design = designOfEco(form);
  const { size, type, features } = toCalculator(design);
  return { size, type, features, poolLength: design.lengthFt };
}

export function designOfEco(form: EcoForm): Design {
  const { lengthFt, widthFt } = poolOf(form.poolSize);
  return {
    ...DEFAULT_DESIGN,
    style: form.features.includes('natural-filter') ? 'Natural' : DEFAULT_DESIGN.style,
    lengthFt,
    widthFt,
    features: form.features.flatMap((feature) => DRAWN[feature] ?? []),
  };
}

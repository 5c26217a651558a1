import { POOL_FEATURES, POOL_MATERIALS, POOL_SIZES, POOL_TYPES } from './options.ts';
import type { CalculatorPrices } from './prices.ts';
import { contractorRange, type PricedChoices, type Range } from './pricing.ts';

export type Alternative = {
  field: 'size' | 'type' | 'material' | 'features';
  value: string;
  label: string;
  choices: PricedChoices;
  difference: Range;
};

// "Change one thing, see the difference": every single change that is possible from here.
export function alternatives(prices: CalculatorPrices, choices: PricedChoices): Alternative[] {
  const now = contractorRange(prices, choices);
  const from = (
    field: Alternative['field'],
    value: string,
    label: string,
    change: PricedChoices,
  ): Alternative => {
    const changed = { ...choices, ...change };
    const then = contractorRange(prices, changed);
    return {
      field,
      value,
      label,
      choices: changed,
      difference: { low: then.low - now.low, high: then.high - now.high },
    };
  };
  const features = choices.features ?? [];
  return [
    ...POOL_SIZES.filter(({ value }) => value !== choices.size).map(({ value, label }) =>
      from('size', value, label, { size: value }),
    ),
    ...POOL_TYPES.filter(({ value }) => value !== choices.type).map(({ value, label }) =>
      from('type', value, label, { type: value }),
    ),
    ...POOL_MATERIALS.filter(({ value }) => value !== choices.material).map(({ value, label }) =>
      from('material', value, label, { material: value }),
    ),
    ...POOL_FEATURES.map(({ value, label }) =>
      features.includes(value)
        ? from('features', value, `Without ${label.toLowerCase()}`, {
            features: features.filter((feature) => feature !== value),
          })
        : from('features', value, `Add ${label.toLowerCase()}`, { features: [...features, value] }),
    ),
  ];
}

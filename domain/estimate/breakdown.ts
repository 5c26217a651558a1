import { labelOf, POOL_FEATURES, POOL_MATERIALS, POOL_TYPES, SIZE_CHOICES } from './options.ts';
import type { CalculatorPrices } from './prices.ts';
import {
  contractorRangeOf,
  ownerBuilderRange,
  type PricedChoices,
  type Range,
  sizePrices,
} from './pricing.ts';

export type BreakdownLine = { key: string; label: string; contractor: Range; ownerBuilder: Range };

// Line by line; the lines add up to the ranges exactly, because every price is a multiple of $100.
export function breakdown(
  prices: CalculatorPrices,
  { size, type, material, features = [] }: PricedChoices,
): BreakdownLine[] {
  const line = (key: string, label: string, amount: number, atMost = amount): BreakdownLine => {
    const contractor = contractorRangeOf(amount, atMost);
    return { key, label, contractor, ownerBuilder: ownerBuilderRange(contractor) };
  };
  const lines = [line('base', 'Excavation, shell and equipment', prices.base)];
  if (size) {
    const { low, high } = sizePrices(prices, size);
    lines.push(line('size', `Size: ${labelOf(SIZE_CHOICES, size)}`, low, high));
  }
  if (type) lines.push(line('type', `Shape: ${labelOf(POOL_TYPES, type)}`, prices.type[type]));
  if (material) {
    lines.push(line('material', `Material: ${labelOf(POOL_MATERIALS, material)}`, prices.material[material]));
  }
  for (const { value, label } of POOL_FEATURES) {
    if (features.includes(value)) lines.push(line(value, label, prices.features[value]));
  }
  return lines;
}

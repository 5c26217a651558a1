import { breakdown } from '#domain/estimate/breakdown.ts';
import { lineOf } from '#domain/estimate/estimate-answer.ts';
import { POOL_FEATURES, POOL_MATERIALS, POOL_SIZES, POOL_TYPES } from '#domain/estimate/options.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import type { TableLine } from './lines-table.tsx';

// A line depends on its own choice alone, so a page can hold every line there is and show the chosen ones.
export function everyLine(): TableLine[] {
  const second = (field: string, value: string, choices: PricedChoices) =>
    breakdown(choices)
      .slice(1)
      .map((line) => ({ ...line, key: lineOf(field, value), shownWhen: lineOf(field, value) }));
  return [
    ...breakdown({}),
    ...POOL_SIZES.flatMap(({ value }) => second('size', value, { size: value })),
    ...POOL_TYPES.flatMap(({ value }) => second('type', value, { type: value })),
    ...POOL_MATERIALS.flatMap(({ value }) => second('material', value, { material: value })),
    ...POOL_FEATURES.flatMap(({ value }) => second('features', value, { features: [value] })),
  ];
}

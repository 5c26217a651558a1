import {
  LOCATIONS,
  labelOf,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_TYPES,
  type PoolFeature,
  type PoolLocation,
  SIZE_CHOICES,
} from '#domain/estimate/options.ts';
import type { CalculatorPrices } from '#domain/estimate/prices.ts';
import { contractorRange, estimatedCost, type PricedChoices } from '#domain/estimate/pricing.ts';
import { contactLink } from '#domain/inquiry/contact-link.ts';
import type { fittingPackage } from '#domain/package/fitting-package.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarRange } from '#domain/words/money.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';
import { STYLE_OF_TYPE } from './style-of-type.ts';

// An estimate on its way to a package: there is no drawing yet, only what was chosen.

type Pool = Parameters<typeof fittingPackage>[0];

const DRAWN: Partial<Record<PoolFeature, Pool['features'][number]>> = {
  spa: 'Raised Spa',
  waterfall: 'Waterfall',
};

/** What of the choices decides which package fits. */
export const poolOfChoices = ({ type, features = [] }: PricedChoices): Pool => ({
  style: STYLE_OF_TYPE[type || 'rectangular'],
  features: [
    ...(type === 'infinity' ? (['Infinity Edge'] as const) : []),
    ...features.flatMap((one) => DRAWN[one] ?? []),
  ],
  words: '',
});

type Chosen = PricedChoices & { location?: PoolLocation | '' };

/** What was chosen, as one reads it aloud. */
export const saidChoices = (
  { say }: Reader,
  { size, type, material, features = [] }: PricedChoices,
): string =>
  [
    size ? labelOf(SIZE_CHOICES, size) : '',
    type ? labelOf(POOL_TYPES, type) : '',
    material ? labelOf(POOL_MATERIALS, material) : '',
    ...features.map((feature) => labelOf(POOL_FEATURES, feature)),
  ]
    .filter((said) => said !== '')
    .map(say)
    .join(', ');

/** The contact form, with the wish, the choices and the range in its details. */
export function plansLink(
  prices: CalculatorPrices,
  told: string,
  wish: string,
  choices: Chosen,
  reader: Reader = ENGLISH_READER,
): string {
  const range = contractorRange(prices, choices);
  const { location } = choices;
  return contactLink({
    details: `${wish}\n${fill(told, { choices: saidChoices(reader, choices), range: dollarRange(range) })}`,
    budget: estimatedCost(range),
    ...(location && location !== 'other' ? { location: labelOf(LOCATIONS, location) } : {}),
  });
}

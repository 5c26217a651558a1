import type { Prices } from '#domain/estimate/prices.ts';
import { estimatedCost } from '#domain/estimate/pricing.ts';
import type { Design } from './design.ts';
import { estimateDesign } from './estimate.ts';
import { estimateByQuantities, type Quantities } from './quantity-estimate.ts';

// What another choice would cost more or less, between the middles of the two ranges. In whole hundreds: closer nobody knows it.

type Range = { totalLow: number; totalHigh: number };

const hundred = (dollars: number) => Math.round(dollars / 100) * 100;
const middle = ({ totalLow, totalHigh }: Range) => estimatedCost({ low: totalLow, high: totalHigh });

/** By the likely contractor price. Of the pool alone: what another outline does to a plot's ground takes its time to work out. */
export function priceDifference(prices: Prices, design: Design, change: Partial<Design>): number {
  const price = (one: Design) => middle(estimateDesign(prices, { ...one, site: undefined }));
  return hundred(price({ ...design, ...change }) - price(design));
}

/** By the quantities on the drawing, which alone tell one deck from another. */
export function deckDifference(
  prices: Prices,
  design: Design,
  quantities: Quantities,
  deck: Design['deck'],
): number {
  const price = (one: Design) =>
    middle(estimateByQuantities(prices, { ...one, site: undefined }, quantities));
  return hundred(price({ ...design, deck }) - price(design));
}

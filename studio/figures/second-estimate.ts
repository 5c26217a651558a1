import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { estimateByQuantities, type QuantityEstimate } from '#domain/design/quantity-estimate.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { drawnQuantities } from './quantities.ts';

/** What the drawing of a design costs by its quantities. */
export const quantityEstimate = (prices: Prices, design: Design): QuantityEstimate =>
  estimateByQuantities(prices, drawnDesign(design), drawnQuantities(design));

import type { Design } from '#domain/design/design.ts';
import { type QuantityWords, type SaidQuantities, sayQuantities } from '#domain/design/quantity-words.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import type { Reader } from '#domain/words/reader.ts';
import { quantityEstimate } from './second-estimate.ts';
import { whyDifferent } from './why-different.ts';

/** The estimate by quantities of a design, as pages and papers show it. */
export const saySecondEstimate = (
  words: QuantityWords,
  prices: Prices,
  design: Design,
  reader?: Reader,
): SaidQuantities =>
  sayQuantities(words, design, quantityEstimate(prices, design), whyDifferent(prices, design), reader);

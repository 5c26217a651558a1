import type { Design } from '#domain/design/design.ts';
import type { Finding } from '#domain/design/finding.ts';
import { findingsFor } from '#domain/design/findings.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { drawnFigures } from './drawn-figures.ts';

/** What a builder would say about a design as it is drawn, warnings first. */
export const drawnFindings = (prices: Prices, design: Design, budget: number | null = null): Finding[] =>
  findingsFor(prices, design, drawnFigures(design), budget);

import { type Difference, differencesBetween } from '#domain/design/change.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { drawnFigures } from '#studio/figures/drawn-figures.ts';
import { type ItemMoved, movedBetween } from './moved-between.ts';

// Two designs side by side, in numbers.

/** As delivered, with the price that was told then; without one it is estimated. */
export type ComparedDesign = {
  design: Design;
  totalLow?: number;
  totalHigh?: number;
  timelineWeeks?: number;
};
type Figures = { low: number; high: number; weeks: number; gallons: number; siteWork: number };

export type DesignComparison = {
  differences: Difference[];
  /** By hand; and what stands elsewhere because of other changes. */
  moved: ItemMoved[];
  along: ItemMoved[];
  before: Figures;
  after: Figures;
};

export function compareDesigns(
  prices: Prices,
  before: ComparedDesign,
  after: ComparedDesign,
): DesignComparison {
  // A price told at delivery is only held against another such: prices change between the two.
  const told = [before, after].every(({ totalLow }) => totalLow !== undefined);
  const { own: moved, along } = movedBetween(before.design, after.design);
  return {
    differences: differencesBetween(before.design, after.design).filter(isSeen),
    moved,
    along,
    before: figuresOf(prices, before, told),
    after: figuresOf(prices, after, told),
  };
}

// A word for the size changes nothing that is built.
const isSeen = ({ sentence }: Difference) => sentence !== 'size' && sentence !== 'noSize';

function figuresOf(prices: Prices, { design, ...delivered }: ComparedDesign, told: boolean): Figures {
  const estimate = { ...estimateDesign(prices, design), ...(told ? delivered : {}) };
  return {
    low: estimate.totalLow,
    high: estimate.totalHigh,
    weeks: estimate.timelineWeeks,
    gallons: Math.round(drawnFigures(design).gallons),
    siteWork: estimate.lineItems.siteWork ?? 0,
  };
}

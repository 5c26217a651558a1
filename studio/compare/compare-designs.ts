import { type Difference, differencesBetween } from '#domain/design/change.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { isMovable } from '#domain/design/moves.ts';
import { gallonsOf } from '#domain/design/volume.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { itemName } from '#studio/scene/item-name.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { type CompassPoint, compassPoint } from './compass.ts';
import { standingStill } from './standing-still.ts';

// Two designs side by side, in numbers. What moved is measured on the two layouts, with the house standing still.

/** As delivered, with the price that was told then; without one it is estimated. */
export type ComparedDesign = {
  design: Design;
  totalLow?: number;
  totalHigh?: number;
  timelineWeeks?: number;
};
type Figures = { low: number; high: number; weeks: number; gallons: number };
export type ItemMoved = { item: string; feet: number; direction: CompassPoint };

export type DesignComparison = {
  differences: Difference[];
  moved: ItemMoved[];
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
  return {
    differences: differencesBetween(before.design, after.design).filter(isSeen),
    moved: movedBetween(before.design, after.design),
    before: figuresOf(prices, before, told),
    after: figuresOf(prices, after, told),
  };
}

// Less comes of itself when something around it grows.
const LEAST_TOLD_FT = 1;

// A word for the size changes nothing that is built.
const isSeen = ({ sentence }: Difference) => sentence !== 'size' && sentence !== 'noSize';

function figuresOf(prices: Prices, { design, ...delivered }: ComparedDesign, told: boolean): Figures {
  const estimate = { ...estimateDesign(prices, design), ...(told ? delivered : {}) };
  return {
    low: estimate.totalLow,
    high: estimate.totalHigh,
    weeks: estimate.timelineWeeks,
    gallons: Math.round(gallonsOf(design)),
  };
}

function movedBetween(before: Design, after: Design): ItemMoved[] {
  const [was, is] = [layoutDesign(drawnDesign(before)), layoutDesign(drawnDesign(after))];
  const [shiftX, shiftZ] = standingStill(was, is);
  return is.items.flatMap((item): ItemMoved[] => {
    const old = was.items.find(({ id, label }) => id === item.id && label === item.label);
    if (!old || !isMovable(item.id)) return [];
    const dx = item.anchor.x - old.anchor.x - shiftX;
    const dz = item.anchor.z - old.anchor.z - shiftZ;
    const feet = Math.round(Math.hypot(dx, dz) * 2) / 2;
    if (feet < LEAST_TOLD_FT) return [];
    return [{ item: itemName(item), feet, direction: compassPoint(dx, dz, is.backBearingDeg) }];
  });
}

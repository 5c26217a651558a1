import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import type { Design } from './design.ts';
import { TYPE_OF_STYLE } from './to-calculator.ts';

// Trade formulas: rectangle L×W×average×7.48, ellipse ×5.87, kidney (A+B)×L×0.45×average×7.48.
const ELLIPSE = 5.87;
const KIDNEY = 0.45;
const KIDNEY_SMALL_END = 0.75;
const TURNOVER_HOURS = 8;

const averageDepthFt = ({ shallowFt, deepFt }: Design) => (shallowFt + deepFt) / 2;

export function gallonsOf(design: Design): number {
  const box = design.lengthFt * design.widthFt * averageDepthFt(design);
  if (design.style === 'Kidney') return box * (1 + KIDNEY_SMALL_END) * KIDNEY * GALLONS_PER_CUBIC_FOOT;
  if (TYPE_OF_STYLE[design.style] === 'freeform') return box * ELLIPSE;
  return box * GALLONS_PER_CUBIC_FOOT;
}

export const pumpFlowGpm = (gallons: number) => gallons / (TURNOVER_HOURS * 60);

import { DESIGN_LIMITS, type Design } from './design.ts';
import type { PoolShape } from './shape.ts';

/** Another outline for the same pool: a round one is as wide as it is long, with about as much water as before. */
export function reshaped(
  { lengthFt, widthFt }: Pick<Design, 'lengthFt' | 'widthFt'>,
  shape: PoolShape | undefined,
): Partial<Design> {
  if (shape !== 'Round' || lengthFt === widthFt) return { shape };
  const across = Math.round(Math.sqrt(lengthFt * widthFt));
  const side = Math.min(DESIGN_LIMITS.widthFt.max, Math.max(DESIGN_LIMITS.lengthFt.min, across));
  return { shape, size: null, lengthFt: side, widthFt: side };
}

import type { PoolType } from '#domain/estimate/options.ts';
import type { Style } from './vocabulary.ts';

/** The plainest style of each of the calculator's types. */
export const STYLE_OF_TYPE: Record<PoolType, Style> = {
  rectangular: 'Rectangular',
  freeform: 'Freeform',
  kidney: 'Kidney',
  lap: 'Lap',
  infinity: 'Infinity',
};

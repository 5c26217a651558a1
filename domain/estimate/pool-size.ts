import { type PoolSize, SIZE_OVER_FT } from './options.ts';

/** The one rule for a size from measurements: strictly over 55, 45 and 35 feet of length. A size word, where one was said, wins. */
export function sizeOfLength(lengthFt: number): PoolSize {
  if (lengthFt > SIZE_OVER_FT.custom) return 'custom';
  if (lengthFt > SIZE_OVER_FT.large) return 'large';
  return lengthFt > SIZE_OVER_FT.medium ? 'medium' : 'small';
}

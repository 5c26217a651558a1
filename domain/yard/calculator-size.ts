import type { PoolSize } from '#domain/estimate/options.ts';

const ORDER: readonly PoolSize[] = ['small', 'medium', 'large', 'custom'];

// Strictly over 55, 45, 35 ft.
function sizeByLength(length: number): PoolSize {
  if (length > 55) return 'custom';
  if (length > 45) return 'large';
  return length > 35 ? 'medium' : 'small';
}

// The calculator's own words: small up to 12 × 24, medium about 16 × 32, large about 20 × 40.
function sizeByArea(area: number): PoolSize {
  if (area > 20 * 40) return 'custom';
  if (area > 16 * 32) return 'large';
  return area > 12 * 24 ? 'medium' : 'small';
}

// The dearer of the two, so that a short, wide pool is never priced as a small one.
export function calculatorSize(length: number, width: number): PoolSize {
  const sizes = [sizeByLength(length), sizeByArea(length * width)];
  return ORDER.findLast((size) => sizes.includes(size)) ?? 'custom';
}

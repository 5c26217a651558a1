// A rhythm of wide and narrow pictures over fourteen places: [6 3 3] [3 3 3 3] [3 3 6] [3 3 3 3] of twelve columns.
const WIDE = new Set([0, 9]);
const TALL_ROW = new Set([0, 1, 2, 7, 8, 9]);
const PERIOD = 14;

export function placeInGallery(index: number): { wide: boolean; tall: boolean } {
  const place = index % PERIOD;
  return { wide: WIDE.has(place), tall: TALL_ROW.has(place) };
}

// Wraps at both ends, so the lightbox never stops.
export const wrapped = (index: number, total: number): number => ((index % total) + total) % total;

// Drawn by the processor, every pixel costs: few for the first look, more while something moves, most once it rests.
export const SOFTWARE_PIXELS = {
  first: 200_000,
  moving: 420_000,
  resting: 900_000,
} as const;
export type SoftwareQuality = keyof typeof SOFTWARE_PIXELS;

// Finer than the page only at rest, and no finer than the screen: edges are smoothed by what is drawn after that.
const FINEST = { first: 1, moving: 1, resting: 2 } as const;

export function softwarePixelRatio(
  width: number,
  height: number,
  screen: number,
  quality: SoftwareQuality,
): number {
  const most = Math.sqrt(SOFTWARE_PIXELS[quality] / Math.max(1, width * height));
  return Math.min(FINEST[quality], screen, most);
}

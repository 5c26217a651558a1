// Drawn by the processor, every pixel costs: few for the first look, more while something moves, most once it rests.
export const SOFTWARE_PIXELS = {
  first: 200_000,
  moving: 420_000,
  resting: 900_000,
  fine: 1_800_000,
} as const;
export type SoftwareQuality = keyof typeof SOFTWARE_PIXELS;

// More pixels than the screen has, at rest: its edges become smooth where the browser draws it smaller.
const FINEST = { first: 0, moving: 0, resting: 2, fine: 2 } as const;
/** So little more is not worth another frame, and blurs. */
const WORTH_IT = 1.3;

export function softwarePixelRatio(
  width: number,
  height: number,
  screen: number,
  quality: SoftwareQuality,
): number {
  const own = Math.min(1, screen);
  const most = Math.sqrt(SOFTWARE_PIXELS[quality] / Math.max(1, width * height));
  const finer = Math.min(FINEST[quality], most);
  return finer >= own * WORTH_IT ? finer : Math.min(own, most);
}

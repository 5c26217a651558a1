// Drawn by the processor, every pixel costs: few for the first look, more while something moves, most once it rests.
export const SOFTWARE_PIXELS = { first: 110_000, moving: 260_000, resting: 900_000 } as const;
export type SoftwareQuality = keyof typeof SOFTWARE_PIXELS;

export function softwarePixelRatio(
  width: number,
  height: number,
  screen: number,
  quality: SoftwareQuality,
): number {
  return Math.min(1, screen, Math.sqrt(SOFTWARE_PIXELS[quality] / Math.max(1, width * height)));
}

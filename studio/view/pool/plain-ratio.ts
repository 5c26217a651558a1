// Drawn by the processor, every pixel costs: few for the first look, more while something moves, most once it rests.
export const PLAIN_PIXELS = { first: 110_000, moving: 260_000, resting: 900_000 } as const;
export type PlainQuality = keyof typeof PLAIN_PIXELS;

export function plainRatio(width: number, height: number, screen: number, quality: PlainQuality): number {
  return Math.min(1, screen, Math.sqrt(PLAIN_PIXELS[quality] / Math.max(1, width * height)));
}

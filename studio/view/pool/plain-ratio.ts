// Drawn by the processor, every pixel costs: so many at most while something moves, more once it rests.
export const PLAIN_PIXELS = { moving: 260_000, resting: 900_000 } as const;

export function plainRatio(width: number, height: number, screen: number, moving: boolean): number {
  const most = PLAIN_PIXELS[moving ? 'moving' : 'resting'];
  return Math.min(1, screen, Math.sqrt(most / Math.max(1, width * height)));
}

/** Lying down, in inches. */
export const PAPERS = {
  'arch-d': { name: 'ARCH D (36 × 24 in)', widthIn: 36, heightIn: 24 },
  'ansi-b': { name: 'ANSI B (17 × 11 in)', widthIn: 17, heightIn: 11 },
  a3: { name: 'A3 (420 × 297 mm)', widthIn: 420 / 25.4, heightIn: 297 / 25.4 },
  letter: { name: 'Letter (11 × 8.5 in)', widthIn: 11, heightIn: 8.5 },
} as const;

export type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = ['arch-d', 'ansi-b', 'a3', 'letter'] as const satisfies readonly Paper[];

// Editorial rule: what the design tool shows before there are words. The words are a visitor's; our own reader makes this very pool of them.
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';

export const SAMPLE_WORDS =
  'modern pool 36x16 with a raised spa, sunshelf and two fire bowls, travertine deck';

export const SAMPLE_DESIGN: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 36,
  features: ['Raised Spa', 'Sunshelf', 'Fire Feature'],
  counts: { 'Fire Feature': 2 },
  fire: 'bowls',
  words: SAMPLE_WORDS,
};

import * as z from 'zod/mini';
import type { Design } from './design.ts';
import { readingSchema } from './design-answer.ts';
import { interpret } from './interpret.ts';
import { pieceNow } from './piece-now.ts';

// Bump when the same words should be read differently: designs kept before are then read once more.
const READING_EDITION = 1;

export const keptReadingSchema = z.extend(readingSchema, { edition: z.literal(READING_EDITION) });
export type KeptReading = z.infer<typeof keptReadingSchema>;

const NOTHING_READ: KeptReading = {
  edition: READING_EDITION,
  understood: [],
  assumptions: [],
  negated: [],
  notUnderstood: [],
  budget: null,
};

// Kept with a design for whoever opens its link: its own words, told as the design now stands.
export function keptReading(design: Design): KeptReading {
  if (design.words === '') return NOTHING_READ;
  const { design: asRead, ...read } = interpret(design.words);
  return {
    edition: READING_EDITION,
    understood: read.understood.map((piece) => ({
      ...piece,
      ...pieceNow(piece, asRead, design, read.budget),
    })),
    assumptions: read.assumptions.filter(
      ({ field }) => field === 'budget' || design[field] === asRead[field],
    ),
    negated: read.negated.filter((feature) => !design.features.includes(feature)),
    notUnderstood: read.notUnderstood,
    budget: read.budget,
  };
}

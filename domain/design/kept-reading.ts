import type { Design } from './design.ts';
import { type Interpretation, interpret } from './interpret.ts';
import { pieceNow } from './piece-now.ts';

export type KeptReading = Pick<
  Interpretation,
  'understood' | 'assumptions' | 'negated' | 'notUnderstood' | 'budget'
>;

// A design opened again, by its link: its own words are read anew and told as the design now stands.
export function keptReading(design: Design): KeptReading {
  const { design: asRead, ...read } = interpret(design.words);
  if (design.words === '')
    return { understood: [], assumptions: [], negated: [], notUnderstood: [], budget: null };
  return {
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

import type { Interpretation } from '#domain/design/interpret.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';

// How words become a design. The built-in reader always answers; a model may answer before it.

export type Reading = {
  interpretation: Interpretation;
  answeredBy: 'built-in' | 'model';
  // Why the model did not answer, for the log; the visitor gets a design either way.
  fellBack?: string;
};

export interface Interpreter {
  read(words: string): Promise<Reading>;
  /** A model that failed too often is left alone for a while. */
  isResting(): boolean;
}

export const builtInInterpreter: Interpreter = {
  read: async (words) => ({ interpretation: interpretAny(words), answeredBy: 'built-in' }),
  isResting: () => false,
};

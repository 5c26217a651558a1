import { fill } from '#domain/words/fill.ts';
import type { Plot } from './plot.ts';

// Where the measures of a plot come from. Whatever leaves the house with a plot in it says so.

/** Traced to a scale that a second length checked; traced without that check; or typed in. */
export type PlotOrigin = 'checked' | 'unchecked' | 'typed';
/** `checked` names {error}, in percent. */
export type OriginWords = Readonly<Record<PlotOrigin, string>>;
type Drawn = Pick<Plot, 'source'>;

// Two lengths that agree to the last digit are luck: nothing measured on paper is closer.
const LEAST_ERROR_PERCENT = 0.1;

function originOf({ source: { kind, errorPercent } }: Drawn): PlotOrigin {
  if (errorPercent !== null) return 'checked';
  return kind === 'picture' || kind === 'pdf' ? 'unchecked' : 'typed';
}

export const sayOrigin = (words: OriginWords, plot: Drawn): string =>
  fill(words[originOf(plot)], { error: toldError(plot.source.errorPercent ?? 0) });

// Rounded up: an error is never told smaller than it is.
const toldError = (percent: number) => Math.max(LEAST_ERROR_PERCENT, Math.ceil(percent * 10 - 1e-9) / 10);

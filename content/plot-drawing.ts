// Editorial rule: as on a drawing. What it is, how far it is, how sure we are; nothing more fits.
import type { OriginWords } from '#domain/plot/disclaimer.ts';

/** Stands on everything that leaves the house with a plot in it. */
export const PLOT_ORIGIN: OriginWords = {
  checked: 'From the client’s own drawing, scale error ± {error}%. Not a survey.',
  unchecked: 'From the client’s own drawing, scale not checked. Not a survey.',
  typed: 'From the client’s own drawing, lengths as typed. Not a survey.',
};

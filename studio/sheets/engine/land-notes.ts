import { sayOrigin } from '#domain/plot/disclaimer.ts';
import type { PlanSet } from '../plan-set.ts';

/** Where the land on a sheet comes from; nothing where there is none. */
export const landNotes = ({ layout: { plot }, words }: PlanSet): string[] =>
  plot ? [sayOrigin(words.layout.origin, plot.site.plot)] : [];

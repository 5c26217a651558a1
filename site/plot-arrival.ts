import type { Design } from '#domain/design/design.ts';
import { designFromQuery } from '#domain/design/design-link.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { handedOverParts } from './design-handover.ts';

// What an address brings to the drawing table: a stored design (?design=<id>), one in readable parameters, or the yard page's
// rectangle with the pool that was chosen there.

export type PlotArrival = {
  /** With its site, where it stands on a plot. */
  design: Design | null;
  /** Of a yard, not drawn upon yet. */
  plot: Plot | null;
  /** A design was named that does not exist. */
  missing: boolean;
};

/** Null where it brings nothing. */
export async function plotArrival(search: string): Promise<PlotArrival | null> {
  if (search === '') return null;
  const query = new URLSearchParams(search);
  const id = query.get('design') ?? query.get('d');
  const kept = id ? await (await import('./stored-design.ts')).fetchDesign(id) : null;
  if (kept) {
    const design = 'design' in kept ? kept.design : null;
    return { design, plot: null, missing: !design };
  }
  const read = designFromQuery(query);
  const design = read && { ...read, ...handedOverParts() };
  const { plotFromQuery } = await import('#domain/yard/yard-plot.ts');
  const plot = plotFromQuery(query);
  return design || plot ? { design, plot, missing: false } : null;
}

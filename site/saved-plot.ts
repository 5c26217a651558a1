import * as z from 'zod/mini';
import { designSchema } from '#domain/design/design.ts';
import { type DesignOnPlot, designOnPlot } from '#domain/design/on-plot.ts';
import { plotShape } from '#domain/plot/plot.ts';
import { placeSchema, type Site, withoutNotes } from '#domain/plot/site.ts';

// The drawing table's work, kept in this browser: the plot as far as it is drawn, and the pool on it.

const KEY = 'poolPlot';

const savedPlot = z.object({ plot: plotShape, place: placeSchema, design: designSchema });
export type SavedPlot = z.infer<typeof savedPlot>;

// Storage may be full, forbidden or corrupt: then nothing was drawn here yet.
export function readSavedPlot(): SavedPlot | undefined {
  try {
    return savedPlot.safeParse(JSON.parse(window.localStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept. */
export function savePlot({ plot, place, design: { site: _site, ...design } }: SavedPlot): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ plot, place, design }));
    return true;
  } catch (error) {
    console.warn('the drawing could not be kept here', error);
    return false;
  }
}

/** The pool on the plot that was drawn here, once the drawing has no fault. */
export function readDrawnDesign(): DesignOnPlot | undefined {
  const saved = readSavedPlot();
  if (!saved) return undefined;
  const { plot, place, design } = saved;
  return designOnPlot.safeParse({ ...design, site: { plot, place } }).data;
}

const bare = (plot: Site['plot']) => JSON.stringify(withoutNotes(plot));

/** A link opens a plot without its notes. Where it was drawn, they are added again. */
export function withOwnNotes(site: Site): Site {
  const plot = readSavedPlot()?.plot;
  return plot && bare(plot) === bare(site.plot) ? { ...site, plot } : site;
}
